// VA-1.4 Tourist tiles: how many tourists wait in a round. One tile leaves the game, by number of players.

export const TOURIST_TILES: readonly number[] = [0, 1, 1, 2, 2, 2, 3, 3, 4];
export const MOST_TOURISTS = 4;

export function touristTileRemoved(seats: number): number {
  if (seats <= 3) return 4;
  return seats === 4 ? 2 : 0;
}
