/** What a person got wrong, as one sentence: exit code 2, and nothing was measured. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

export function numberFrom(text: string, flag: string, { min, max }: { min: number; max: number }): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= min && value <= max) return value;
  throw new BadInput(`--${flag} must be a number from ${min} to ${max}, not '${text}'`);
}

export function wholeFrom(text: string, flag: string, limits: { min: number; max: number }): number {
  const value = numberFrom(text, flag, limits);
  if (Number.isInteger(value)) return value;
  throw new BadInput(`--${flag} must be a whole number, not '${text}'`);
}

/** The exit code of a process that measures; what went wrong is said on standard error. */
export async function exitCodeOf(what: string, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const said = error instanceof BadInput ? message : `The ${what} broke down: ${message}`;
    process.stderr.write(
      `${said.replace(/[.\s]*$/, '').replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase())}.\n`,
    );
    return error instanceof BadInput ? 2 : 1;
  }
}
