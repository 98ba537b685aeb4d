// Who thinks has the processor only while nobody else wants it.

import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * On Linux the idle class. A low priority alone is not enough on one core: whoever wakes up still waits until the
 * thinking thread has used its slice, some milliseconds at every step of a move's way to the screens. A process of its
 * own because the collector's threads belong to all threads of a process, and would not stand back with one of them.
 */
export function standBack(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  if (process.platform === 'linux')
    spawnSync('chrt', ['-a', '-i', '-p', '0', String(process.pid)], { stdio: 'ignore' });
}
