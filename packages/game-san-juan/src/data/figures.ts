// The numbers of the rules that are printed on no building card.

export const FIGURES = {
  /** SJ-0.8, SJ-0.9 */
  startingHand: 4,
  draftHands: [5, 6, 7, 8],
  startingBuilding: 'indigo-plant',
  /** SJ-3.2 */
  supplierCards: 2,
  /** SJ-3.6 */
  handLimit: 7,
  handLimitTower: 12,
  handLimitWithoutGuardRoom: 6,
  /** SJ-5.5 */
  blackMarketGoods: 2,
  /** SJ-5.8 */
  poorHouseHand: 1,
  /** SJ-6.3 */
  parkCraneValue: 6,
  /** SJ-7.3, SJ-8.4: so many goods earn the card of the Well, of the Market stand. */
  wellGoods: 2,
  marketStandGoods: 2,
  /** SJ-9.2, SJ-9.3 */
  mayorCards: 2,
  mayorPrivilege: 3,
  mayorKeep: 1,
  prefectureKeep: 2,
  /** SJ-10.2 */
  goldMineCards: 4,
  /** SJ-11.1 */
  endBuildings: 12,
  /** SJ-12.4: for 0, 1, 2, 3 monuments. */
  triumphalArch: [0, 4, 6, 8],
  /** SJ-12.6: for the first, second, third, fourth set of three. */
  residence: [4, 3, 2, 1],
  residenceSet: 3,
  /** SJ-12.7: for the first, second, third, fourth building of the opponents. */
  cathedral: [4, 3, 2, 1],
  /** SJ-12.8: one point for so many others. */
  palace: 4,
} as const;
