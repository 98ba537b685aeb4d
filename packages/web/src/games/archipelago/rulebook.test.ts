import { testRulebook } from '../rulebook.testing.ts';
import { ruleOfAsk } from './questions.ts';
import { rulebook as en } from './rulebook.en.ts';
import { rulebook as fr } from './rulebook.fr.ts';
import { stories } from './stories.ts';

testRulebook({ game: 'archipelago', prefix: 'AR', books: { en, fr }, stories, ruleOfAsk });
