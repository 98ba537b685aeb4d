// What may be said in the chat, written once: the page tidies and counts with these, the server refuses by them.

import { LIMITS } from './limits.js';

/** In characters as `charactersIn` counts them: the page shows what is left of them. */
export const LONGEST_CHAT = LIMITS.chat;

/**
 * Characters nobody sees and that can turn, hide or break the text around them: controls, line breaks, direction
 * marks and overrides, halves of a character.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** An unseen character that belongs: a joiner between two things to join, as in a family of emoji or a Persian word. */
const JOINER = String.raw`(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u{200C}\u{200D}](?=[\p{L}\p{Extended_Pictographic}])`;

/** Likewise the tags after a black flag that make it the flag of England, with the one that ends them. */
const TAG = String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007E}](?=[\u{E0020}-\u{E007E}]*\u{E007F})`;
const LAST_TAG = String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]+)\u{E007F}`;

const BELONGING = new RegExp(`${JOINER}|${TAG}|${LAST_TAG}`, 'gu');

/** Something is there to be read: more than spaces, marks and letters that are drawn as nothing. */
const SEEN = /[^\s\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u{2800}]/u;

/**
 * Code points: what people call a character, but for joined emoji, which count as the parts they are made of. What a
 * reader sees as one is not counted alike by every browser and server; this is.
 */
export function charactersIn(text: string): number {
  return Array.from(text).length;
}

/** What is left of a typed or pasted text: one line, without what nobody sees. May be empty, may be too long. */
export function tidyChat(text: string): string {
  const line = text.replaceAll(/[\t\n\v\f\r\u{85}\p{Zl}\p{Zp}]+/gu, ' ');
  const belonging = new Set(Array.from(line.matchAll(BELONGING), ({ index }) => index));
  const tidy = line.replaceAll(UNSEEN, (character, index: number) => (belonging.has(index) ? character : '')).trim();
  return SEEN.test(tidy) ? tidy : '';
}

/** Whether the server takes it as it stands. */
export function isChatLine(text: string): boolean {
  return charactersIn(text) <= LONGEST_CHAT && SEEN.test(text) && text.replaceAll(BELONGING, '').search(UNSEEN) < 0;
}
