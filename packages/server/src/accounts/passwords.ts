// Which passwords are refused because they would be guessed first: the commonest, keys in a row, the person's own name.
// Length is the library's business.

import { COMMON_PASSWORDS } from './common-passwords.js';

export function isEasilyGuessed(password: string, own: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return isNumber(plain) || isRepeated(plain) || isRow(plain) || isCommon(plain) || isOwn(plain, own);
}

/** A birthday, a telephone number, a year twice. */
function isNumber(plain: string): boolean {
  return /^[\d\s.+/-]*$/.test(plain);
}

function isRepeated(plain: string): boolean {
  for (let length = 1; length <= 5 && length < plain.length; length++) {
    const whole = plain.slice(0, length).repeat(Math.ceil(plain.length / length));
    if (whole.slice(0, plain.length) === plain) return true;
  }
  return false;
}

/** The letters in their order, and as they lie on keyboards, across and down. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '1234567890qwertyuiopasdfghjklzxcvbnm',
  '1234567890azertyuiopqsdfghjklmwxcvbn',
  '1234567890qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p1a2s3d4f5g6h7j8k',
  '1a2z3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'a1b2c3d4e5f6g7h8i9j0',
].map((row) => row + row);

function isRow(plain: string): boolean {
  const backwards = plain.split('').toReversed().join('');
  return ROWS.some((row) => row.includes(plain) || row.includes(backwards));
}

const WRITTEN_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function isCommon(plain: string): boolean {
  const bare = withoutDecoration(plain);
  return [plain, bare, spelt(plain), spelt(bare)].some(isOneOrTwo);
}

function spelt(text: string): string {
  return text.replaceAll(/[0-9@$!]/g, (sign) => WRITTEN_AS[sign] ?? sign);
}

/** Digits and signs put before and behind a word. */
function withoutDecoration(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function isOneOrTwo(text: string): boolean {
  const word = text.replaceAll(/[\s._-]/g, '');
  if (COMMON_PASSWORDS.has(word)) return true;
  for (let at = 1; at < word.length; at++) {
    if (COMMON_PASSWORDS.has(word.slice(0, at)) && COMMON_PASSWORDS.has(word.slice(at))) return true;
  }
  return false;
}

/** Too little is left of it without what everybody knows of its owner. */
const TOO_LITTLE = 4;

function isOwn(plain: string, own: readonly string[]): boolean {
  const parts = own.flatMap((each) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(({ length }) => length >= 3);
  let rest = plain;
  for (const part of parts.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(part, '');
  return rest !== plain && rest.replaceAll(/[^\p{L}]/gu, '').length < TOO_LITTLE;
}
