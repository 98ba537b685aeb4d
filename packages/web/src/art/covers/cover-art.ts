// What the four covers share.

export interface CoverArtProps {
  /** Makes the ids of gradients unique on a page with several covers. */
  readonly id: string;
}

/** A row of rounded waves across the picture. */
export function waveRow(y: number, length: number, height: number, from = -40): string {
  let path = `M${from} ${y}`;
  for (let x = from; x < 400; x += length) path += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return path;
}
