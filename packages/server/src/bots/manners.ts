// Who thinks stands back behind those who serve people.

import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** `idle` has the processor only while nobody else wants it; `low` is given a little of it even then. */
export type Rank = 'idle' | 'low';

/**
 * On Linux the idle class. A low priority alone is not enough on one core: whoever wakes up still waits until the
 * thinking thread has used its slice, some milliseconds at every step of a move's way to the screens. A process of its
 * own because the collector's threads belong to all threads of a process, and would not stand back with one of them.
 */
export function standBack(rank: Rank): void {
  if (rank === 'low') return setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  setPriority(constants.priority.PRIORITY_LOW);
  if (process.platform === 'linux')
    spawnSync('chrt', ['-a', '-i', '-p', '0', String(process.pid)], { stdio: 'ignore' });
}
