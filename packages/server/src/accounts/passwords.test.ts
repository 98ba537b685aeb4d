import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { isEasilyGuessed } from './passwords.js';

const OWN = ['Ana Lopez', 'ana.lopez@example.org'];

describe('M4: a password that would be guessed first is refused', () => {
  it.each([
    ['a number', '1234567890'],
    ['a telephone number', '06 12 34 56 78'],
    ['one sign', 'aaaaaaaaaaaa'],
    ['a few signs again and again', 'abcabcabcabc'],
    ['a few signs again and again, cut short', 'hop1hop1hop'],
    ['keys in a row', 'qwertyuiop'],
    ['keys in a row, backwards', 'poiuytreza'],
    ['keys in columns', '1qaz2wsx3edc'],
    ['the commonest word with digits', 'Password123'],
    ['the same with letters as digits', 'P@ssw0rd!!'],
    ['a French one', 'MotDePasse1'],
    ['a word and a year', 'Sunshine2024'],
    ['two words', 'lovefootball'],
    ['two words with signs between', 'Welcome-Home 99'],
    ['one’s own name', 'AnaLopez1990'],
    ['one’s own address', 'ana.lopez@example'],
  ])('%s', (_, password) => {
    expect(isEasilyGuessed(password, OWN)).toBe(true);
  });

  it.each([
    'a long enough one',
    'sieben Krähen am Kai',
    'tortue verte sous la pluie',
    'x7Qp-vv02-Lm9',
    'ana has nine red boats',
    'dragonfly over ben nevis',
  ])('but not %s', (password) => {
    expect(isEasilyGuessed(password, OWN)).toBe(false);
  });

  it('some hundred of the commonest are known', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
  });
});
