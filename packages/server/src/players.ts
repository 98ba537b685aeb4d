// Who is asking. A name is enough to play: the device gets a random key, the server keeps its hash.

import { LIMITS, playerName } from '@atoll/protocol';
import type { Player } from './rooms/doc.js';
import { keyHash, newId, newKey } from './secrets.js';
import type { Store } from './store/store.js';

const REMEMBERED = 10_000;
/** Another process may have given a guest's player to an account, and its word may be lost: not believed for longer. */
const REMEMBERED_MS = 10_000;
const DAY_MS = 24 * 3_600_000;

interface Known {
  readonly player: Player;
  readonly createdAt: number;
}

export class Players {
  /** By hash of the key, so that a busy player is not looked up at every request. */
  private readonly known = new Map<string, Known & { readonly until: number }>();

  constructor(
    private readonly store: Store,
    /** A guest's key is void: the player belongs to an account now. */
    private readonly keyEnded: (player: string) => Promise<void>,
    /** How often it is worth noting that somebody is still there. */
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
    this.forget(player.id);
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
      this.forget(guest.id);
      await this.keyEnded(guest.id);
      return { ...guest, guest: false };
    }
    const player = { id: newId(), name: nameFrom(account.name) };
    await this.store.addPlayer({ ...player, key_hash: keyHash(newKey()), account: account.id, created_at: now });
    return { ...player, guest: false };
  }

  async byKey(key: string, now: number): Promise<Known | null> {
    if (key.length > 100) return null;
    const hash = keyHash(key);
    const known = this.known.get(hash);
    if (known !== undefined && known.until > now) return known;
    const row = await this.store.playerByKey(hash);
    if (row === null) return null;
    if (now - row.seen_at >= this.seenEvery) await this.store.noteSeen(row.id, now);
    const found = { player: { id: row.id, name: row.name, guest: true }, createdAt: row.created_at };
    if (this.known.size >= REMEMBERED) this.known.delete(this.known.keys().next().value ?? '');
    this.known.set(hash, { ...found, until: now + REMEMBERED_MS });
    return found;
  }

  /** What is remembered of a player is out of date. */
  forget(id: string): void {
    for (const [hash, { player }] of this.known) if (player.id === id) this.known.delete(hash);
  }
}

/** Accounts made before names were looked at may have any. */
function nameFrom(account: string): string {
  const seen = account.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  const short = playerName.safeParse(seen.slice(0, LIMITS.name).replace(/[\uD800-\uDBFF]$/, ''));
  return short.success ? short.data : 'Anonymous';
}
