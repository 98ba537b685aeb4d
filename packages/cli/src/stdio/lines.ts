// Lines out of a stream of bytes. One that is too long is passed over without being kept.

/** Far above any honest request: a whole state takes some kilobytes. */
const LONGEST_LINE = 1_000_000;

export const TOO_LONG = Symbol('a line that is too long');

export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<string | typeof TOO_LONG> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const line = (): string | typeof TOO_LONG => {
    const whole = length > longest ? TOO_LONG : Buffer.concat(parts).toString('utf8');
    parts = [];
    length = 0;
    return whole;
  };
  const keep = (bytes: Uint8Array): void => {
    length += bytes.length;
    if (length > longest) parts = [];
    else parts.push(bytes);
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      keep(chunk.subarray(start, end));
      yield line();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield line();
}
