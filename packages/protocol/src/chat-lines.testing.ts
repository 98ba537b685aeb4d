// The same lines for both sides: what the page makes of them, and what the server takes as it stands.

import { LIMITS } from './limits.js';

interface ChatExample {
  readonly about: string;
  readonly typed: string;
  /** What the page sends; empty: nothing. */
  readonly sent: string;
}

const same = (about: string, typed: string): ChatExample => ({ about, typed, sent: typed });

/** Lines the server takes as they are typed. */
export const TAKEN: readonly ChatExample[] = [
  same('plain words', 'Two wood for one iron?'),
  same('French, with a narrow space', 'D’accord\u{202F}!'),
  same('a family joined of four', '\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}'),
  same('a woman firefighter with a skin tone', '\u{1F469}\u{1F3FD}\u{200D}\u{1F692}'),
  same('a pirate flag', '\u{1F3F4}\u{200D}\u{2620}\u{FE0F}'),
  same('a rainbow flag', '\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}'),
  same('a red heart by its variation selector', 'I \u{2764}\u{FE0F} ports'),
  same('a flag of two letters', '\u{1F1EB}\u{1F1F7}'),
  same('the flag of Scotland, by tags', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'),
  same('a keycap', '3\u{FE0F}\u{20E3}'),
  same('a Persian word with its non-joiner', '\u{0645}\u{06CC}\u{200C}\u{062E}\u{0648}\u{0627}\u{0647}\u{0645}'),
  same('Arabic and Hebrew, which turn by themselves', '\u{0645}\u{0631}\u{062D}\u{0628}\u{0627} \u{05E9}\u{05DC}'),
  same('accents put on by marks', 'e\u{301}te\u{301}'),
  same('as many as allowed', 'x'.repeat(LIMITS.chat)),
  same('as many emoji as allowed, two units each', '\u{1F600}'.repeat(LIMITS.chat)),
];

/** Lines the server refuses as they are typed; the page makes something of them, or sends nothing. */
export const REFUSED: readonly ChatExample[] = [
  { about: 'nothing', typed: '', sent: '' },
  { about: 'two lines', typed: 'one\ntwo', sent: 'one two' },
  { about: 'a line separator', typed: 'one\u{2028}two', sent: 'one two' },
  { about: 'a control character', typed: 'be\u{7}ll\u{0}', sent: 'bell' },
  { about: 'an override of direction', typed: 'pay \u{202E}eno\u{202C}', sent: 'pay eno' },
  { about: 'isolates of direction', typed: '\u{2066}abc\u{2069}', sent: 'abc' },
  { about: 'marks of direction', typed: 'a\u{200F}b\u{200E}c\u{61C}', sent: 'abc' },
  { about: 'joiners with nothing to join', typed: 'a\u{200D}\u{200D} b\u{200C}', sent: 'a b' },
  { about: 'joiners alone', typed: '\u{200D}\u{200C}\u{200D}', sent: '' },
  { about: 'tags without a flag: a hidden message', typed: 'hi\u{E0068}\u{E0069}\u{E007F}', sent: 'hi' },
  { about: 'tags without an end', typed: '\u{1F3F4}\u{E0067}\u{E0062}', sent: '\u{1F3F4}' },
  { about: 'a soft hyphen and a word joiner', typed: 'co\u{AD}op\u{2060}er', sent: 'cooper' },
  { about: 'letters drawn as nothing', typed: '\u{3164}\u{115F}\u{2800}', sent: '' },
  { about: 'a variation selector alone', typed: '\u{FE0F}', sent: '' },
  { about: 'half a character', typed: 'x\u{D83D}', sent: 'x' },
];
