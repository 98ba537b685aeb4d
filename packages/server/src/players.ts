// Who is asking. A name is enough to play: the device gets a random key, the server keeps its hash.

import { LIMITS } from '@atoll/protocol';
import type { Player } from './rooms/doc.js';
import { keyHash, newId, newKey } from './secrets.js';
import type { Store } from './store/store.js';

export const KEY_COOKIE = 'atoll-key';

const REMEMBERED = 10_000;
/** Another process may have given a guest's player to an account: his key is not believed for longer than this. */
const REMEMBERED_MS = 10_000;
const DAY_MS = 24 * 3_600_000;

export class Players {
  /** By hash of the key, so that a busy player is not looked up at every request. */
  private readonly known = new Map<string, { readonly player: Player; readonly until: number }>();

  /** `seenEvery`: how often it is worth noting that somebody is still there. */
  constructor(
    private readonly store: Store,
    private readonly seenEvery = DAY_MS,
  ) {}

  async create(name: string, now: number): Promise<{ readonly player: Player; readonly key: string }> {
    const key = newKey();
    const player = { id: newId(), name };
    await this.store.addPlayer({ ...player, key_hash: keyHash(key), account: null, created_at: now });
    return { player: { ...player, guest: true }, key };
  }

  async rename(player: Player, name: string): Promise<Player> {
    await this.store.renamePlayer(player.id, name);
    this.forget(player);
    return { ...player, name };
  }

  /** The player of an account: the guest who asks, if he belongs to nobody yet, else a new one. */
  async ofAccount(
    account: { readonly id: string; readonly name: string },
    guest: Player | null,
    now: number,
  ): Promise<Player> {
    const known = await this.store.playerByAccount(account.id);
    if (known !== null) return { id: known.id, name: known.name, guest: false };
    if (guest !== null && (await this.store.bindPlayer(guest.id, account.id, keyHash(newKey())))) {
      this.forget(guest);
      return { ...guest, guest: false };
    }
    const player = { id: newId(), name: account.name.slice(0, LIMITS.name) };
    await this.store.addPlayer({ ...player, key_hash: keyHash(newKey()), account: account.id, created_at: now });
    return { ...player, guest: false };
  }

  async byKey(key: string | undefined, now: number): Promise<Player | null> {
    if (key === undefined || key.length > 100) return null;
    const hash = keyHash(key);
    const known = this.known.get(hash);
    if (known !== undefined && known.until > now) return known.player;
    const row = await this.store.playerByKey(hash);
    if (row === null) return null;
    if (now - row.seen_at >= this.seenEvery) await this.store.noteSeen(row.id, now);
    const player = { id: row.id, name: row.name, guest: true };
    if (this.known.size >= REMEMBERED) this.known.delete(this.known.keys().next().value ?? '');
    this.known.set(hash, { player, until: now + REMEMBERED_MS });
    return player;
  }

  private forget({ id }: Player): void {
    for (const [hash, { player }] of this.known) if (player.id === id) this.known.delete(hash);
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
