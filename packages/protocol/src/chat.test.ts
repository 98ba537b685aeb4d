import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFUSED, TAKEN } from './chat-lines.testing.js';
import { charactersIn, isChatLine, tidyChat } from './chat.js';
import { LIMITS } from './limits.js';
import { clientMessage } from './messages.js';
import { playerName } from './table-info.js';

const isTaken = (text: string): boolean => clientMessage.safeParse({ t: 'chat', id: 'c1', text }).success;

describe('F33: one rule of what may be said, for page and server', () => {
  it.each(TAKEN)('taken: $about', ({ typed, sent }) => {
    expect(isTaken(typed)).toBe(true);
    expect(tidyChat(typed)).toBe(sent);
  });

  it.each(REFUSED)('refused: $about', ({ typed, sent }) => {
    expect(isTaken(typed)).toBe(false);
    expect(tidyChat(typed)).toBe(sent);
    if (sent !== '') expect(isTaken(sent)).toBe(true);
  });

  it('refuses one character more than it has room for, however wide they are', () => {
    for (const character of ['x', 'é', '\u{1F600}']) {
      const long = character.repeat(LIMITS.chat + 1);
      expect(charactersIn(long)).toBe(LIMITS.chat + 1);
      expect(isTaken(long)).toBe(false);
    }
  });

  it('whatever is typed, what the page makes of it is taken, or seen by the page to be empty or too long', () => {
    const odd = [...TAKEN, ...REFUSED].flatMap((example) =>
      example.typed.length > 40 ? [] : Array.from(example.typed),
    );
    const typed = fc.array(fc.constantFrom(...odd), { maxLength: 12 }).map((characters) => characters.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const sent = tidyChat(text);
        expect(tidyChat(sent)).toBe(sent);
        expect(sent === '' || charactersIn(sent) > LIMITS.chat || (isChatLine(sent) && isTaken(sent))).toBe(true);
      }),
    );
  });

  it('a name holds no joiner: two that look alike would not be', () => {
    expect(playerName.safeParse('Ana').success).toBe(true);
    expect(playerName.safeParse('A\u{200D}na').success).toBe(false);
    expect(playerName.safeParse('\u{202E}anA').success).toBe(false);
  });
});
