// Waiting, and not waiting for ever.

export type Whisper = (text: string) => void;

/** A named part of a run. */
export type Part = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** No part of a run takes longer than this, or the run is broken. */
const PART_MS = 90_000;

export function partsOf(whisper: Whisper): Part {
  return (name, work) => {
    whisper(name);
    return bounded(name, PART_MS, work());
  };
}

async function bounded<T>(name: string, ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`${name}: not done after ${ms / 1000} seconds`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
