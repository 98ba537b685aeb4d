import { testRulebook } from '../rulebook.testing.ts';
import { RULE_OF_ACTION, RULE_OF_CHARACTER, ruleOfAsk } from './questions.ts';
import { rulebook as en } from './rulebook.en.ts';
import { rulebook as fr } from './rulebook.fr.ts';
import { stories } from './stories.ts';

testRulebook({
  game: 'vanuatu',
  prefix: 'VA',
  books: { en, fr },
  stories,
  ruleOfAsk,
  links: [...Object.values(RULE_OF_ACTION), ...Object.values(RULE_OF_CHARACTER)],
});
