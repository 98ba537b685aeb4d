// Small sets as numbers, one bit for each member: of actions in the order of the board, of spaces in that of the data.

export type ActionSet = number;
export type SpaceSet = number;

export function contains(set: number, index: number): boolean {
  return ((set >> index) & 1) === 1;
}

/** The index of the first member; the set must not be empty. */
export function firstOf(set: number): number {
  return 31 - Math.clz32(set & -set);
}

export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}
