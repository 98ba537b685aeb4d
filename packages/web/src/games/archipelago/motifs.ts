// The pictures of resources, actions, buildings and cards. All from game-icons.net (CC BY 3.0, see the credits page).

import type { BuildingKind, CardId, Resource, WheelAction } from '@atoll/game-archipelago/table';
import type { ComponentType, SVGProps } from 'react';
import Anchor from '~icons/game-icons/anchor';
import AppleCart from '~icons/game-icons/shopping-cart';
import Arena from '~icons/game-icons/theater';
import Astrolabe from '~icons/game-icons/compass';
import Baby from '~icons/game-icons/baby-bottle';
import Bank from '~icons/game-icons/bank';
import Barbarian from '~icons/game-icons/barbarian';
import Barn from '~icons/game-icons/barn';
import Bishop from '~icons/game-icons/chess-bishop';
import BoatFishing from '~icons/game-icons/boat-fishing';
import Book from '~icons/game-icons/book-pile';
import Bowl from '~icons/game-icons/fruit-bowl';
import Cap from '~icons/game-icons/graduate-cap';
import Captain from '~icons/game-icons/captain-hat-profile';
import CargoShip from '~icons/game-icons/cargo-ship';
import Cathedral from '~icons/game-icons/saint-basil-cathedral';
import Church from '~icons/game-icons/church';
import Coins from '~icons/game-icons/coins';
import CoinsPile from '~icons/game-icons/coins-pile';
import Colossus from '~icons/game-icons/colombian-statue';
import Cow from '~icons/game-icons/cow';
import Crate from '~icons/game-icons/cargo-crate';
import Crown from '~icons/game-icons/crown';
import FamilyHouse from '~icons/game-icons/family-house';
import Fish from '~icons/game-icons/double-fish';
import Fist from '~icons/game-icons/fist';
import Footsteps from '~icons/game-icons/footsteps';
import FruitTree from '~icons/game-icons/fruit-tree';
import Gardens from '~icons/game-icons/plant-watering';
import Gift from '~icons/game-icons/gift-of-knowledge';
import GreekTemple from '~icons/game-icons/greek-temple';
import Hammer from '~icons/game-icons/hammer-nails';
import Hand from '~icons/game-icons/heart-shield';
import HarborDock from '~icons/game-icons/harbor-dock';
import HeartHand from '~icons/game-icons/crowned-heart';
import Hiking from '~icons/game-icons/hiking';
import Hospital from '~icons/game-icons/hospital-cross';
import Lighthouse from '~icons/game-icons/lighthouse';
import Magnifier from '~icons/game-icons/magnifying-glass';
import Metal from '~icons/game-icons/metal-bar';
import Meeple from '~icons/game-icons/meeple';
import Microscope from '~icons/game-icons/microscope';
import MineWagon from '~icons/game-icons/mine-wagon';
import Monk from '~icons/game-icons/monk-face';
import Net from '~icons/game-icons/fishing-net';
import Pineapple from '~icons/game-icons/pineapple';
import Pirate from '~icons/game-icons/pirate-captain';
import PopeCrown from '~icons/game-icons/pope-crown';
import Pyramid from '~icons/game-icons/egyptian-pyramids';
import QueenCrown from '~icons/game-icons/queen-crown';
import Robber from '~icons/game-icons/robber-mask';
import Sailboat from '~icons/game-icons/sailboat';
import Saw from '~icons/game-icons/hand-saw';
import Scales from '~icons/game-icons/scales';
import Scroll from '~icons/game-icons/scroll-quill';
import Seal from '~icons/game-icons/wax-seal';
import ShipBow from '~icons/game-icons/ship-bow';
import ShipWheel from '~icons/game-icons/ship-wheel';
import Shop from '~icons/game-icons/shop';
import Skull from '~icons/game-icons/death-skull';
import Spyglass from '~icons/game-icons/spyglass';
import StoneBlock from '~icons/game-icons/stone-block';
import StonePile from '~icons/game-icons/stone-pile';
import Telescope from '~icons/game-icons/telescope';
import TiedScroll from '~icons/game-icons/tied-scroll';
import TreasureMap from '~icons/game-icons/treasure-map';
import TwoCoins from '~icons/game-icons/two-coins';
import Village from '~icons/game-icons/village';
import Walk from '~icons/game-icons/walk';
import WoodPile from '~icons/game-icons/wood-pile';

export type Motif = ComponentType<SVGProps<SVGSVGElement>>;

export const RESOURCE_MOTIFS: Readonly<Record<Resource, Motif>> = {
  fruit: Pineapple,
  cattle: Cow,
  fish: Fish,
  wood: WoodPile,
  stone: StoneBlock,
  iron: Metal,
};

export const ACTION_MOTIFS: Readonly<Record<WheelAction, Motif>> = {
  taxes: Coins,
  reproduction: FamilyHouse,
  exploration: Telescope,
  recruitment: Walk,
  construction: Hammer,
  transaction: Scales,
  migration: Footsteps,
  'harvest-fruit': Pineapple,
  'harvest-cattle': Cow,
  'harvest-fish': Fish,
  'harvest-wood': WoodPile,
  'harvest-stone': StoneBlock,
  'harvest-iron': Metal,
};

export const BUILDING_MOTIFS: Readonly<Record<BuildingKind, Motif>> = {
  town: Village,
  temple: GreekTemple,
  market: Shop,
  port: Anchor,
};

export const CARD_MOTIFS: Readonly<Record<CardId, Motif>> = {
  researcher: Microscope,
  pirate: Pirate,
  thief: Robber,
  barbarian: Barbarian,
  'head-hunter': Magnifier,
  bishop: Bishop,
  archbishop: Church,
  pope: PopeCrown,
  missionary: TiedScroll,
  monk: Monk,
  queen: QueenCrown,
  king: Crown,
  governor: Scroll,
  'tax-collector': Coins,
  exporter: Crate,
  merchant: AppleCart,
  banker: Bank,
  recruiter: Hiking,
  cartographer: TreasureMap,
  captain: Captain,
  architect: Hammer,
  shipwright: ShipBow,
  ambassador: Scroll,
  midwife: Baby,
  orchard: FruitTree,
  'cattle-ranch': Barn,
  sawmill: Saw,
  quarry: StonePile,
  'iron-mine': MineWagon,
  fishery: Net,
  education: Cap,
  emigration: CargoShip,
  expansionism: Spyglass,
  immigration: CoinsPile,
  amphitheater: Arena,
  'gifts-from-the-clergy': Gift,
  hospital: Hospital,
  pyramid: Pyramid,
  colossus: Colossus,
  'great-lighthouse': Lighthouse,
  cathedral: Cathedral,
  'hanging-gardens': Gardens,
  'great-library': Book,
  'local-commerce': Shop,
  'overseas-commerce': HarborDock,
  shipyard: BoatFishing,
  navigation: ShipWheel,
  charity: HeartHand,
};

export {
  Astrolabe as TokenMotif,
  Bowl as HungerMotif,
  Fist as FistMotif,
  Hand as BenefactorMotif,
  Meeple as CitizenMotif,
  Sailboat as ShipMotif,
  Seal as SealMotif,
  Skull as SkullMotif,
  TwoCoins as FlorinMotif,
};
