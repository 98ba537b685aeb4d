// Which browser tests are left to the long run (`npm run test:long`): docs/testing.md.

export const LONG = { tag: '@long' };

/** For the cases of a matrix: one stands for all of them in `npm test`. */
export function longUnless(isShort: boolean): { readonly tag?: string } {
  return isShort ? {} : LONG;
}
