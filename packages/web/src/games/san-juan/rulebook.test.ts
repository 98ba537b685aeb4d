import { BUILDING_IDS } from '@atoll/game-san-juan/table';
import { testRulebook } from '../rulebook.testing.ts';
import { ruleOfBuilding } from './describe.ts';
import { ruleOfAsk } from './questions.ts';
import { rulebook as en } from './rulebook.en.ts';
import { rulebook as fr } from './rulebook.fr.ts';
import { stories } from './stories.ts';

testRulebook({
  game: 'san-juan',
  prefix: 'SJ',
  books: { en, fr },
  stories,
  ruleOfAsk,
  links: BUILDING_IDS.map(ruleOfBuilding),
});
