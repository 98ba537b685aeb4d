// "Firefox · Windows" out of what a browser says of itself. The first that fits: they all pretend to be each other.

const BROWSERS = [
  [/edg/i, 'Edge'],
  [/opr|opera/i, 'Opera'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrom|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
] as const;

const SYSTEMS = [
  [/iphone|ipad/i, 'iOS'],
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'macOS'],
  [/linux/i, 'Linux'],
] as const;

export function deviceOf(userAgent: string | null): string | null {
  const found = [BROWSERS, SYSTEMS].map((table) => table.find(([mark]) => mark.test(userAgent ?? ''))?.[1]);
  const known = found.filter((name) => name !== undefined);
  return known.length === 0 ? null : known.join(' · ');
}
