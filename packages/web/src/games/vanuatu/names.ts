// Names that are put together: spaces by row and place, ships by what they want.

import { GOODS, SHIPS } from '@atoll/game-vanuatu/table';
import type { ShipId, SpaceId } from '@atoll/game-vanuatu/table';
import type { Locale } from '../types.ts';
import { LISTS } from '../words.ts';

/** "r2-s3" → "2·3": written on the map as well. */
export function spaceName(space: SpaceId): string {
  return space.replaceAll(/[rs]/g, '').replace('-', '·');
}

/** "2 kava and 1 copra". */
export function wantedBy(ship: ShipId, locale: Locale): string {
  const { demand } = SHIPS[ship];
  const goods = GOODS.flatMap(({ name }, good) => {
    const count = demand[good] ?? 0;
    return count === 0 ? [] : [`${count} ${name[locale].toLowerCase()}`];
  });
  return new Intl.ListFormat(LISTS[locale], { type: 'conjunction' }).format(goods);
}
