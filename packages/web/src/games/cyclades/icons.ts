// Pictures of gods, buildings, creatures: game-icons (CC BY 3.0, named on the credits page).

import type { BuildingId, CreatureId, GodId } from '@atoll/game-cyclades/table';
import type { ComponentType, SVGProps } from 'react';
import AnchorIcon from '~icons/game-icons/anchor';
import CentaurIcon from '~icons/game-icons/centaur';
import CyclopsIcon from '~icons/game-icons/cyclops';
import DryadIcon from '~icons/game-icons/tree-face';
import FairyIcon from '~icons/game-icons/fairy-wings';
import FatesIcon from '~icons/game-icons/yarn';
import FortressIcon from '~icons/game-icons/stone-tower';
import GiantIcon from '~icons/game-icons/giant';
import GriffonIcon from '~icons/game-icons/griffin-symbol';
import HarpyIcon from '~icons/game-icons/harpy';
import HelmetIcon from '~icons/game-icons/spartan-helmet';
import HydraIcon from '~icons/game-icons/hydra';
import KrakenIcon from '~icons/game-icons/kraken-tentacle';
import LightningIcon from '~icons/game-icons/lightning-trio';
import LyreIcon from '~icons/game-icons/lyre';
import MedusaIcon from '~icons/game-icons/medusa-head';
import MermaidIcon from '~icons/game-icons/mermaid';
import MinotaurIcon from '~icons/game-icons/minotaur';
import OwlIcon from '~icons/game-icons/owl';
import PegasusIcon from '~icons/game-icons/pegasus';
import PolyphemusIcon from '~icons/game-icons/one-eyed';
import SatyrIcon from '~icons/game-icons/goat';
import ScrollIcon from '~icons/game-icons/scroll-unfurled';
import SphinxIcon from '~icons/game-icons/greek-sphinx';
import TempleIcon from '~icons/game-icons/greek-temple';
import TridentIcon from '~icons/game-icons/trident';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

export const GOD_ICONS: Readonly<Record<GodId, Icon>> = {
  poseidon: TridentIcon,
  ares: HelmetIcon,
  zeus: LightningIcon,
  athena: OwlIcon,
  apollo: LyreIcon,
};

export const BUILDING_ICONS: Readonly<Record<BuildingId, Icon>> = {
  port: AnchorIcon,
  fortress: FortressIcon,
  temple: TempleIcon,
  university: ScrollIcon,
};

export const CREATURE_ICONS: Readonly<Record<CreatureId, Icon>> = {
  siren: MermaidIcon,
  pegasus: PegasusIcon,
  giant: GiantIcon,
  chimera: HydraIcon,
  cyclops: CyclopsIcon,
  sphinx: SphinxIcon,
  sylph: FairyIcon,
  harpy: HarpyIcon,
  griffon: GriffonIcon,
  fates: FatesIcon,
  satyr: SatyrIcon,
  dryad: DryadIcon,
  kraken: KrakenIcon,
  minotaur: MinotaurIcon,
  chiron: CentaurIcon,
  medusa: MedusaIcon,
  polyphemus: PolyphemusIcon,
};
