// The numbers of the rules that belong to no building.

export const FIGURES = {
  /** SJ-0.8, SJ-0.9 */
  startingHand: 4,
  draftHands: [5, 6, 7, 8],
  startingBuilding: 'indigo-plant',
  /** SJ-3.6 */
  handLimit: 7,
  /** SJ-9.2 */
  mayorCards: 2,
  mayorPrivilege: 3,
  mayorKeep: 1,
  /** SJ-11.1 */
  endBuildings: 12,
} as const;
