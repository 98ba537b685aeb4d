import { testRulebook } from '../rulebook.testing.ts';
import { rulebook as en } from './rulebook.en.ts';
import { rulebook as fr } from './rulebook.fr.ts';

testRulebook({ game: 'vanuatu', prefix: 'VA', books: { en, fr } });
