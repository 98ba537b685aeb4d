// How large anything from outside may be. Whatever passes these is refused before it is looked at.

export const LIMITS = {
  /** Bytes of one message of a client. */
  message: 16_384,
  /** Bytes of the body of an HTTP request. */
  body: 65_536,
  /** Of a record handed in to be looked at: the engine's bound, and what it becomes as a text within JSON. */
  record: 262_144,
  recordBody: 2 * 262_144,
  /** Characters. */
  name: 24,
  chat: 300,
  id: 40,
  decision: 80,
  why: 40,
  nonce: 64,
  /** Milliseconds somebody is believed to be writing an offer without saying so again. */
  writingMs: 10_000,
} as const;
