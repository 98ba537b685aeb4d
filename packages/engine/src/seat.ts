// A seat is a place at the table. Who sits there (a user, a guest, a bot) is no concern of the engine.

export type Seat = number & { readonly __brand: 'Seat' };
export type Viewer = Seat | 'spectator';

/** The seats of a table in clockwise order, starting at `first`. */
export function seatsFrom(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push(((first + i) % seats) as Seat);
  return order;
}

/** All seats in order, starting at seat 0. */
export function allSeats(seats: number): Seat[] {
  return seatsFrom(0 as Seat, seats);
}

/** The left neighbour: clockwise order is rising order. */
export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1 === seats ? 0 : seat + 1) as Seat;
}
