// Pages of other sites may not act in a player's name. Programs send no Origin and carry no cookie by accident.

import type { Config } from './config.js';

export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  { origins, behindProxy }: Pick<Config, 'origins' | 'behindProxy'>,
): boolean {
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  try {
    const page = new URL(origin);
    // Behind a proxy the site is HTTPS: a page that came without it may have been changed on the way.
    return page.host === host && (!behindProxy || page.protocol === 'https:');
  } catch {
    return false;
  }
}
