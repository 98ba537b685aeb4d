// The tax table. Which four items pay, and rebellion +1: seed; the amounts are reconstructed.

export const TAXES = {
  rebellion: 1,
  activeCitizen: 1,
  ship: 1,
  controlledTown: 2,
  controlledTemple: 1,
} as const;
