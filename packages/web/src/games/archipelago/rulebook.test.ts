import { testRulebook } from '../rulebook.testing.ts';
import { rulebook as en } from './rulebook.en.ts';
import { rulebook as fr } from './rulebook.fr.ts';

testRulebook({ game: 'archipelago', prefix: 'AR', books: { en, fr } });
