// How the time there is for thinking is shared, in whole milliseconds: timers take no others.

/** Beside the thinking: to start a process, to load a game, to hand the question over and back on a busy machine. */
const ROOM_MS = 5000;
/** Whoever was late last time is not waited for that long again: people are waiting too. */
const ROOM_AFTER_LATE_MS = 1000;

/**
 * What each of `crowd` bots gets that want to think for `wish` milliseconds at the same time, where `threads` of them
 * can: the same for all, so that people wait no longer than at a quiet hour.
 */
export function shareOf(wish: number, crowd: number, threads: number): number {
  return wish === 0 ? 0 : Math.max(1, Math.floor((wish * threads) / Math.max(threads, crowd)));
}

/** When a bot that keeps to its budget must have answered, unless its process is starved, stuck or dead. */
export function limitOf(budget: number, wasLate: boolean): number {
  return Math.ceil(budget) + (wasLate ? ROOM_AFTER_LATE_MS : ROOM_MS);
}
