// The little geometry of a chart.

type Range = readonly [number, number];

/** Maps one range onto another. */
export function scaleOf([from, to]: Range, [low, high]: Range): (value: number) => number {
  const span = to - from || 1;
  return (value) => low + ((value - from) / span) * (high - low);
}

/** Round figures from below the least to above the most: steps of 1, 2 or 5 times a power of ten. */
export function ticksOf(least: number, most: number, about = 4): number[] {
  const rough = Math.max(1, (most - least) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const ticks: number[] = [];
  for (let tick = Math.floor(least / step) * step; tick < most + step; tick += step) ticks.push(tick);
  return ticks;
}

/** A line that keeps its height until the value changes. */
export function stepsOf(values: readonly number[], x: (index: number) => number, y: (value: number) => number): string {
  const figure = (value: number): string => value.toFixed(1);
  let path = `M${figure(x(0))} ${figure(y(values[0] ?? 0))}`;
  for (let index = 1; index < values.length; index++) {
    const value = values[index] ?? 0;
    if (value !== values[index - 1]) path += `H${figure(x(index))}V${figure(y(value))}`;
  }
  return `${path}H${figure(x(values.length - 1))}`;
}

/** The same places in the same order, none closer to the next than `distance`, all within the range if they fit. */
export function apart(places: readonly number[], distance: number, [top, bottom]: Range): number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = places.slice();
  let low = top;
  for (const index of order) {
    const place = Math.max(low, moved[index] ?? 0);
    moved[index] = place;
    low = place + distance;
  }
  let high = bottom;
  for (const index of order.toReversed()) {
    const place = Math.min(high, moved[index] ?? 0);
    moved[index] = place;
    high = place - distance;
  }
  return moved;
}
