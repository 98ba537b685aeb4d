// How busy the machine was, and how much of that was not ours.

import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export interface MachineLoad {
  /** Over the last minute: more than about 2 on two cores, and others are at work. */
  readonly average: number;
  /** Of all processors' time, what went to processes that are not part of this run; null where the system cannot tell. */
  readonly othersShare: number | null;
}

/** Called once the stretch of time is over. */
export function watchMachine(): () => MachineLoad {
  const [before, ownBefore] = [processorTimes(), ownSeconds()];
  return () => {
    const [after, ownAfter] = [processorTimes(), ownSeconds()];
    const total = after.total - before.total;
    const own = ownBefore === null || ownAfter === null ? null : ownAfter - ownBefore;
    const others = own === null || total <= 0 ? null : (after.busy - before.busy - own) / total;
    return { average: loadavg()[0] ?? 0, othersShare: others === null ? null : Math.max(0, others) };
  };
}

/** Seconds of all processors since the machine started. */
function processorTimes(): { busy: number; total: number } {
  let [busy, total] = [0, 0];
  for (const { times } of cpus()) {
    const working = times.user + times.nice + times.sys + times.irq;
    busy += working / 1000;
    total += (working + times.idle) / 1000;
  }
  return { busy, total };
}

interface ProcessLine {
  readonly parent: number;
  readonly seconds: number;
  readonly residentBytes: number;
}

/** Linux counts a process's time in hundredths of a second, whatever the kernel's own clock does. */
const TICKS = 100;
const PAGE_BYTES = 4096;

/** Of this process and of all it has started, those that have ended too. */
function ownSeconds(): number | null {
  const family = familyOf(process.pid);
  return family === null ? null : family.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Memory of the processes below this one, without itself; null where the system cannot tell. */
export function residentBelow(pid: number): number | null {
  const family = familyOf(pid);
  return family === null ? null : family.slice(1).reduce((sum, { residentBytes }) => sum + residentBytes, 0);
}

function familyOf(pid: number): ProcessLine[] | null {
  const all = processes();
  const first = all?.get(pid);
  if (all === null || first === undefined) return null;
  const found = new Map([[pid, first]]);
  // A child may have a lower number than its parent once the numbers have gone round.
  for (let grown = true; grown;) {
    grown = false;
    for (const [id, line] of all) {
      if (found.has(id) || !found.has(line.parent)) continue;
      found.set(id, line);
      grown = true;
    }
  }
  return [...found.values()];
}

function processes(): Map<number, ProcessLine> | null {
  if (process.platform !== 'linux') return null;
  const found = new Map<number, ProcessLine>();
  for (const name of readdirSync('/proc')) {
    const line = /^\d+$/.test(name) ? processLine(name) : null;
    if (line !== null) found.set(Number(name), line);
  }
  return found;
}

function processLine(pid: string): ProcessLine | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything; what follows is numbered from the state, field 3, on.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const field = (number: number): number => Number(fields[number - 3]);
    const seconds = (field(14) + field(15) + field(16) + field(17)) / TICKS;
    return { parent: field(4), seconds, residentBytes: field(24) * PAGE_BYTES };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}
