// Words of the table itself, by language.

import type { Locale } from '../types.ts';
import { en } from './phrases.en.ts';
import type { Phrases } from './phrases.en.ts';
import { fr } from './phrases.fr.ts';

export const PHRASES: Readonly<Record<Locale, Phrases>> = { en, fr };
