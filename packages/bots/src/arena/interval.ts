// How sure a measured share is.

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959964;

/** Wilson's 95 % interval of a share measured in `trials` trials. */
export function wilson(share: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const spread = (Z * Z) / trials;
  const centre = share + spread / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  return { low: (centre - reach) / (1 + spread), high: (centre + reach) / (1 + spread) };
}
