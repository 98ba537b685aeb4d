// Who is asking. A name is enough to play: the device gets a random key, the server keeps its hash.

import type { Player } from './rooms/doc.js';
import { keyHash, newId, newKey } from './secrets.js';
import type { Store } from './store/store.js';

export const KEY_COOKIE = 'atoll-key';

const REMEMBERED = 10_000;

export class Players {
  /** By hash of the key, so that a busy player is not looked up at every request. */
  private readonly known = new Map<string, Player>();

  constructor(private readonly store: Store) {}

  async create(name: string, now: number): Promise<{ readonly player: Player; readonly key: string }> {
    const key = newKey();
    const player = { id: newId(), name };
    await this.store.addPlayer({ ...player, key_hash: keyHash(key), account: null, created_at: now });
    return { player, key };
  }

  async rename(key: string, name: string): Promise<Player | null> {
    const player = await this.byKey(key);
    if (player === null) return null;
    await this.store.renamePlayer(player.id, name);
    this.known.delete(keyHash(key));
    return { ...player, name };
  }

  async byKey(key: string | undefined): Promise<Player | null> {
    if (key === undefined || key.length > 100) return null;
    const hash = keyHash(key);
    const known = this.known.get(hash);
    if (known !== undefined) return known;
    const row = await this.store.playerByKey(hash);
    if (row === null) return null;
    const player = { id: row.id, name: row.name };
    if (this.known.size >= REMEMBERED) this.known.delete(this.known.keys().next().value ?? '');
    this.known.set(hash, player);
    return player;
  }
}

/** The key a request carries: a browser's cookie, or a bearer token of a program. */
export function keyIn(headers: {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token !== undefined) return token;
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === KEY_COOKIE) return value;
  }
  return undefined;
}
