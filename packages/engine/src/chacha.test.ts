import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { blockOf } from './chacha.js';

const hexOf = (words: Int32Array): string => bytesToHex(new Uint8Array(words.buffer));

test('the first block of the empty key is the published one', () => {
  expect(hexOf(blockOf([0, 0, 0, 0, 0], 0))).toBe(
    'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120' +
      'b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b',
  );
});

test('with one bit of the key set the first two blocks are the published ones', () => {
  expect(hexOf(blockOf([1, 0, 0, 0, 0], 0))).toBe(
    '03a7669888605a0765e8357475e58673f94fc8161da76c2a3aa2f3caf9fe5449' +
      'e0fcf38eb882656af83d430d410927d55c972ac4c92ab9da3713e19f761eaa14',
  );
  expect(hexOf(blockOf([1, 0, 0, 0, 0], 1))).toMatch(/^7138c25c8a7ce3d5e7546746ffd2e351/);
});

test('a block is the same whatever was asked for in between', () => {
  const first = blockOf([1, 2, 3, 4, 0], 7).slice();
  for (let block = 0; block < 40; block++) blockOf([block, -block, 3, 4, 0], block);
  expect(blockOf([1, 2, 3, 4, 99], 7)).toEqual(first);
  expect(blockOf([1, 2, 3, 5, 0], 7)).not.toEqual(first);
  expect(blockOf([1, 2, 3, 4, 0], 8)).not.toEqual(first);
});
