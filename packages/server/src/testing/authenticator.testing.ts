// A passkey in software: one key pair, the messages of WebAuthn as a device would sign them.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = string | number | Buffer | ReadonlyMap<string | number, Cbor>;

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const ES256 = -7;

export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(
    private readonly origin: string,
    private readonly domain: string,
  ) {}

  /** A new credential, without attestation. */
  register(challenge: string): object {
    const clientData = this.clientData('webauthn.create', challenge);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey()]);
    const authData = Buffer.concat([this.head(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL), credential]);
    const attestation = encoded(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.answer({
      clientDataJSON: base64url(clientData),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  sign(challenge: string): object {
    return this.signed(challenge, (data) => data);
  }

  /** A signature over something else. */
  forge(challenge: string): object {
    return this.signed(challenge, (data) => Buffer.concat([data, Buffer.from('!')]));
  }

  private signed(challenge: string, altered: (data: Buffer) => Buffer): object {
    const clientData = this.clientData('webauthn.get', challenge);
    this.counter += 1;
    const authData = this.head(USER_PRESENT | USER_VERIFIED);
    const data = Buffer.concat([authData, sha256(clientData)]);
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', altered(data), this.keys.privateKey)),
    });
  }

  private answer(response: object): object {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(Buffer.from(this.domain)), Buffer.from([flags]), counter]);
  }

  /** In the form of COSE: an elliptic curve key, P-256. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return encoded(
      new Map<number, Cbor>([
        [1, 2],
        [3, ES256],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function base64url(data: Buffer): string {
  return data.toString('base64url');
}

/** As much of CBOR as is needed here: whole numbers, bytes, texts, maps. */
function encoded(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? header(1, -1 - value) : header(0, value);
  if (typeof value === 'string') return Buffer.concat([header(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([header(2, value.length), value]);
  const parts = [...value].flatMap(([key, item]) => [encoded(key), encoded(item)]);
  return Buffer.concat([header(5, value.size), ...parts]);
}

function header(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}
