// What has to be worked out by playing a game again. It may take a second, so it is not done by the thread that serves
// everybody.

import type { GameTypes, Viewer } from '@atoll/engine';
import type { recordInfo, recordMoment, pastMoment } from '@atoll/protocol';
import type { Told } from '@atoll/table';
import type { z } from '@hono/zod-openapi';
import type { TableDoc } from '../rooms/doc.js';
import type { Played } from '../rules.js';
import type { Row } from '../store/store.js';

type Rows = readonly Row<'entries'>[];

/** Plain data, so that it can go to another thread. */
interface Questions {
  /** Is this record a whole, unchanged, legal game? */
  check: { readonly text: string };
  /** What a seat, or a spectator, saw after that many moves of a record. */
  look: { readonly text: string; readonly at: number; readonly viewer: Viewer };
  /** The record of a finished game; `log` is all of it. */
  write: { readonly doc: TableDoc; readonly log: Rows };
  /** What a viewer saw after position `at`; `log` follows the snapshot, or is all of it. */
  moment: {
    readonly doc: TableDoc;
    readonly snapshot: string | null;
    readonly log: Rows;
    readonly at: number;
    readonly viewer: Viewer;
  };
  /** What a viewer was told of these entries. */
  told: Played & { readonly log: Rows; readonly viewer: Viewer };
}

interface Answers {
  check: Omit<z.infer<typeof recordInfo>, 'id'>;
  look: z.infer<typeof recordMoment>;
  write: string;
  moment: z.infer<typeof pastMoment>;
  told: Told<GameTypes>[];
}

export type ReplayKind = keyof Questions;
export type ReplayTask<K extends ReplayKind = ReplayKind> = { [P in K]: Questions[P] & { readonly kind: P } }[K];
export type ReplayAnswer<K extends ReplayKind = ReplayKind> = Answers[K];

export interface Replays {
  /** Rejected with a Refusal where the game says no, or too many others ask. */
  run<K extends ReplayKind>(task: ReplayTask<K>): Promise<ReplayAnswer<K>>;
  close(): Promise<void>;
}
