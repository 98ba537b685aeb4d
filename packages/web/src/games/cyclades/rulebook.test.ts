import { CREATURE_IDS, GOD_IDS } from '@atoll/game-cyclades/table';
import { testRulebook } from '../rulebook.testing.ts';
import { ruleOfAsk, ruleOfCreature, ruleOfGod } from './questions.ts';
import { rulebook as en } from './rulebook.en.ts';
import { rulebook as fr } from './rulebook.fr.ts';
import { stories } from './stories.ts';

testRulebook({
  game: 'cyclades',
  prefix: 'CY',
  books: { en, fr },
  rulings: ['CY-R1'],
  stories,
  ruleOfAsk,
  links: [...CREATURE_IDS.map(ruleOfCreature), ...GOD_IDS.map(ruleOfGod)],
});
