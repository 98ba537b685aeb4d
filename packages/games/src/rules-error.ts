// Rules that cannot be had, and why.

/** `unknown-game`, `unknown-version`: nothing of that name; `damaged`: the file is not the one that was shipped. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  constructor(
    readonly kind: 'unknown-game' | 'unknown-version' | 'damaged',
    message: string,
  ) {
    super(message);
  }
}
