// Text frames as a server sends them (RFC 6455, 5.2): whole, unmasked, uncompressed.

const FINAL_TEXT = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

/** The frames of some messages, one after the other. */
export function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  let whole = 0;
  for (const length of lengths) whole += headerLength(length) + length;
  const buffer = Buffer.allocUnsafe(whole);
  let at = 0;
  for (const [index, text] of texts.entries()) {
    at = writeHeader(buffer, at, lengths[index] ?? 0);
    at += buffer.write(text, at);
  }
  return buffer;
}

function headerLength(length: number): number {
  if (length < LENGTH_IN_2_BYTES) return 2;
  return length < 65_536 ? 4 : 10;
}

/** Returns where the text begins. */
function writeHeader(buffer: Buffer, at: number, length: number): number {
  buffer[at] = FINAL_TEXT;
  switch (headerLength(length)) {
    case 2:
      buffer[at + 1] = length;
      return at + 2;
    case 4:
      buffer[at + 1] = LENGTH_IN_2_BYTES;
      return buffer.writeUInt16BE(length, at + 2);
    default:
      buffer[at + 1] = LENGTH_IN_8_BYTES;
      return buffer.writeBigUInt64BE(BigInt(length), at + 2);
  }
}
