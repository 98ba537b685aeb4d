// One motif per building and role. Icons are imported one by one: only these come with the page.

import type { BuildingId, Role } from '@atoll/game-san-juan/table';
import type { ComponentType, SVGProps } from 'react';
import Anvil from '~icons/game-icons/anvil-impact';
import Aqueduct from '~icons/game-icons/aqueduct';
import Archive from '~icons/game-icons/archive-research';
import Bank from '~icons/game-icons/bank';
import Beans from '~icons/game-icons/coffee-beans';
import Bookshelf from '~icons/game-icons/bookshelf';
import Cane from '~icons/game-icons/sugar-cane';
import Castle from '~icons/game-icons/castle';
import Cavalry from '~icons/game-icons/cavalry';
import Cathedral from '~icons/game-icons/byzantin-temple';
import Church from '~icons/game-icons/church';
import Cloth from '~icons/game-icons/rolled-cloth';
import Column from '~icons/game-icons/ionic-column';
import Crane from '~icons/game-icons/cargo-crane';
import Dock from '~icons/game-icons/harbor-dock';
import Fountain from '~icons/game-icons/fountain';
import Foundry from '~icons/game-icons/foundry-bucket';
import Galleon from '~icons/game-icons/galleon';
import Gear from '~icons/game-icons/gear-hammer';
import GoldMine from '~icons/game-icons/gold-mine';
import Guards from '~icons/game-icons/guards';
import Hammer from '~icons/game-icons/hammer-nails';
import Hood from '~icons/game-icons/hooded-figure';
import Hut from '~icons/game-icons/hut';
import Leaf from '~icons/game-icons/curled-leaf';
import Lighthouse from '~icons/game-icons/lighthouse';
import Meal from '~icons/game-icons/hot-meal';
import Miner from '~icons/game-icons/miner';
import Quarry from '~icons/game-icons/stone-pile';
import Ring from '~icons/game-icons/big-diamond-ring';
import Saw from '~icons/game-icons/hand-saw';
import Scales from '~icons/game-icons/scales';
import Seal from '~icons/game-icons/wax-seal';
import Shop from '~icons/game-icons/shop';
import Statue from '~icons/game-icons/colombian-statue';
import SwapBag from '~icons/game-icons/swap-bag';
import Tavern from '~icons/game-icons/tavern-sign';
import Temple from '~icons/game-icons/greek-temple';
import TopHat from '~icons/game-icons/top-hat';
import Trade from '~icons/game-icons/trade';
import Triumph from '~icons/game-icons/arc-triomphe';
import House from '~icons/game-icons/block-house';
import Villa from '~icons/game-icons/family-house';
import Well from '~icons/game-icons/well';
import Wheat from '~icons/game-icons/wheat';

export type Motif = ComponentType<SVGProps<SVGSVGElement>>;

export const MOTIFS: Readonly<Record<BuildingId, Motif>> = {
  'indigo-plant': Cloth,
  'sugar-mill': Cane,
  'tobacco-storage': Leaf,
  'coffee-roaster': Beans,
  'silver-smelter': Foundry,
  smithy: Anvil,
  'gold-mine': GoldMine,
  archive: Archive,
  'poor-house': Meal,
  'black-market': Hood,
  'trading-post': Trade,
  well: Well,
  'market-stand': Shop,
  crane: Crane,
  tower: Lighthouse,
  chapel: Church,
  aqueduct: Aqueduct,
  carpenter: Saw,
  prefecture: Villa,
  'market-hall': Scales,
  quarry: Quarry,
  library: Bookshelf,
  statue: Statue,
  'victory-column': Column,
  hero: Cavalry,
  'city-hall': Temple,
  'triumphal-arch': Triumph,
  'guild-hall': Gear,
  palace: Castle,
  supplier: SwapBag,
  'guard-room': Guards,
  hut: Hut,
  tavern: Tavern,
  park: Fountain,
  'customs-house': Seal,
  bank: Bank,
  harbor: Dock,
  goldsmith: Ring,
  residence: House,
  cathedral: Cathedral,
};

export const ROLE_MOTIFS: Readonly<Record<Role, Motif>> = {
  builder: Hammer,
  producer: Wheat,
  trader: Galleon,
  mayor: TopHat,
  prospector: Miner,
};
