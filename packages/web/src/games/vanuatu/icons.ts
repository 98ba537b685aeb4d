// The signs of actions and characters (game-icons.net, see the credits).

import type { ActionId, CharacterId } from '@atoll/game-vanuatu/table';
import type { ComponentType, SVGProps } from 'react';
import Artist from '~icons/game-icons/large-paint-brush';
import Beggar from '~icons/game-icons/open-palm';
import Build from '~icons/game-icons/hut';
import Builder from '~icons/game-icons/hammer-nails';
import Buy from '~icons/game-icons/cargo-crate';
import Buyer from '~icons/game-icons/shopping-bag';
import Diver from '~icons/game-icons/scuba-mask';
import Draw from '~icons/game-icons/spiral-shell';
import Explore from '~icons/game-icons/open-treasure-chest';
import Fish from '~icons/game-icons/fishing-pole';
import Fisherman from '~icons/game-icons/fishing-net';
import Governor from '~icons/game-icons/queen-crown';
import Guide from '~icons/game-icons/compass';
import Navigator from '~icons/game-icons/ship-wheel';
import Preacher from '~icons/game-icons/prayer';
import Rest from '~icons/game-icons/palm-tree';
import Sail from '~icons/game-icons/sailboat';
import Sell from '~icons/game-icons/circling-fish';
import Tourist from '~icons/game-icons/photo-camera';
import Vendor from '~icons/game-icons/shop';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

export const ACTION_ICONS: Readonly<Record<ActionId, Icon>> = {
  buy: Buy,
  explore: Explore,
  sail: Sail,
  build: Build,
  rest: Rest,
  tourist: Tourist,
  fish: Fish,
  sell: Sell,
  draw: Draw,
};

export const CHARACTER_ICONS: Readonly<Record<CharacterId, Icon>> = {
  navigator: Navigator,
  fisherman: Fisherman,
  vendor: Vendor,
  diver: Diver,
  builder: Builder,
  buyer: Buyer,
  artist: Artist,
  guide: Guide,
  beggar: Beggar,
  preacher: Preacher,
  governor: Governor,
};
