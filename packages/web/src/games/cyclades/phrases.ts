// The small words of this table that are no event, ask or move: headings, labels, what is read out.

import { BUILDING_IDS } from '@atoll/game-cyclades/table';
import type { IslandView } from '@atoll/game-cyclades/table';
import type { Locale, Words } from '../types.ts';
import { belongsTo } from '../words.ts';
import type { Amount } from './pointing/pointing.ts';

interface Phrases {
  readonly map: string;
  readonly seaSpace: (name: string) => string;
  readonly trade: string;
  readonly tradeTip: string;
  readonly closed: string;
  readonly fleetsOf: (count: number, name: string) => string;
  readonly troopsOf: (count: number, name: string) => string;
  readonly territory: (name: string) => string;
  readonly freeSquare: string;
  readonly used: string;
  readonly islandFacts: (
    island: IslandView,
    owner: string | null,
    prosperity: number,
    squares: number,
    words: Words,
  ) => string[];

  readonly gods: string;
  readonly cycle: (cycle: number) => string;
  readonly actsNow: string;
  readonly resting: string;
  readonly offered: (name: string, gold: number) => string;
  readonly nobodyOffered: string;
  readonly evicted: (name: string) => string;
  readonly queue: (names: readonly string[]) => string;
  readonly creatures: string;
  readonly emptySlot: string;
  readonly price: (printed: number, temples: number) => string;
  readonly replace: (name: string) => string;
  readonly deck: (count: number) => string;
  readonly discardPile: (count: number) => string;
  readonly turnOrder: string;
  readonly orderOf: (space: number, name: string | null) => string;

  readonly own: string;
  readonly gold: (gold: number) => string;
  readonly income: (gold: number) => string;
  readonly inReserve: (count: number) => string;
  readonly free: string;
  readonly metropolises: (count: number, needed: number) => string;
  readonly islands: (count: number) => string;
  readonly priests: (count: number) => string;
  readonly philosophers: (count: number) => string;
  readonly fleets: (count: number) => string;
  readonly troops: (count: number) => string;
  readonly discounts: (count: number) => string;
  readonly out: string;
  readonly steal: (name: string) => string;
  readonly choose: string;
  readonly amounts: Readonly<Record<Amount, string>>;
  readonly less: string;
  readonly more: string;
  readonly between: (least: number, most: number) => string;

  readonly pays: (sum: string, gold: number) => string;
  readonly priestsOff: (count: number) => string;
  readonly templesOff: (count: number) => string;
  readonly otherOffering: string;
  readonly gains: (gold: number) => string;
  readonly winChance: (percent: string) => string;
  readonly taken: string;

  readonly battle: string;
  readonly attacks: string;
  readonly defends: string;
  readonly thisAssault: string;
  readonly defenderLoses: string;
  readonly attackerLoses: string;
  readonly bothLose: string;
  readonly toTheEnd: (name: string, percent: string) => string;
  readonly dice: string;
}

const en: Phrases = {
  map: 'Map',
  seaSpace: (name) => `Sea space ${name}`,
  trade: 'trade',
  tradeTip: 'A trade space: 1 gold of income for whoever has a fleet here.',
  closed: 'closed to fleets',
  fleetsOf: (count, name) => `${count === 1 ? '1 fleet' : `${count} fleets`} of ${name}`,
  troopsOf: (count, name) => `${count === 1 ? '1 troop' : `${count} troops`} of ${name}`,
  territory: (name) => `Territory marker of ${name}`,
  freeSquare: 'Free building square',
  used: 'used in this cycle',
  islandFacts: (island, owner, prosperity, squares, words) => [
    owner === null ? 'neutral' : `owned by ${owner}`,
    ...(owner === null ? [] : [island.troops === 1 ? '1 troop' : `${island.troops} troops`]),
    ...BUILDING_IDS.flatMap((id) => (island.buildings[id] > 0 ? [`${island.buildings[id]} × ${words.thing(id)}`] : [])),
    ...(island.metropolis ? [words.thing('metropolis')] : []),
    `prosperity ${prosperity}`,
    squares === 1 ? '1 square' : `${squares} squares`,
  ],

  gods: 'Gods',
  cycle: (cycle) => `Cycle ${cycle}`,
  actsNow: 'acts now',
  resting: 'face down in this cycle',
  offered: (name, gold) => `${name} offers ${gold}`,
  nobodyOffered: 'no offering yet',
  evicted: (name) => `${name} would have to leave`,
  queue: (names) => (names.length === 0 ? 'nobody yet' : `in order: ${names.join(', ')}`),
  creatures: 'Creatures',
  emptySlot: 'Empty space of the creature track',
  price: (printed, temples) =>
    temples === 0 ? `${printed} gold` : `${printed} − ${temples} = ${printed - temples} gold`,
  replace: (name) => `Replace: ${name} goes, the next creature comes, 1 gold`,
  deck: (count) => (count === 1 ? '1 creature in the deck' : `${count} creatures in the deck`),
  discardPile: (count) => (count === 1 ? '1 creature discarded' : `${count} creatures discarded`),
  turnOrder: 'Turn order',
  orderOf: (space, name) => (name === null ? `Space ${space}: empty` : `Space ${space}: ${name}`),

  own: 'Your pieces',
  gold: (gold) => `${gold} gold`,
  income: (gold) => `income ${gold}`,
  inReserve: (count) => `${count} in reserve`,
  free: 'free',
  metropolises: (count, needed) => `${count} of ${needed} metropolises`,
  islands: (count) => (count === 1 ? '1 island' : `${count} islands`),
  priests: (count) => (count === 1 ? '1 priest' : `${count} priests`),
  philosophers: (count) => (count === 1 ? '1 philosopher' : `${count} philosophers`),
  fleets: (count) => (count === 1 ? '1 fleet' : `${count} fleets`),
  troops: (count) => (count === 1 ? '1 troop' : `${count} troops`),
  discounts: (count) => (count === 1 ? '1 unused temple' : `${count} unused temples`),
  out: 'out of the game',
  steal: (name) => `Steal from ${name}`,
  choose: 'Which?',
  amounts: { gold: 'Offering', fleets: 'Fleets', troops: 'Troops', temples: 'Temples' },
  less: 'Less',
  more: 'More',
  between: (least, most) => `${least} to ${most}`,

  pays: (sum, gold) => `${sum} = ${gold} gold`,
  priestsOff: (count) => (count === 1 ? '1 priest' : `${count} priests`),
  templesOff: (count) => (count === 1 ? '1 temple' : `${count} temples`),
  otherOffering: 'other offering',
  gains: (gold) => `+${gold} gold`,
  winChance: (percent) => `battle: ${percent} to win it`,
  taken: 'taken without a battle',

  battle: 'Battle',
  attacks: 'attacks',
  defends: 'defends',
  thisAssault: 'The next assault',
  defenderLoses: 'defender −1',
  attackerLoses: 'attacker −1',
  bothLose: 'both −1',
  toTheEnd: (name, percent) => `Fought to the end, ${name} wins with ${percent}`,
  dice: 'Dice show 0, 1, 1, 2, 2, 3',
};

const s = (count: number): string => (count > 1 ? 's' : '');

const fr: Phrases = {
  map: 'Carte',
  seaSpace: (name) => `Case de mer ${name}`,
  trade: 'commerce',
  tradeTip: 'Une case de commerce : 1 or de revenu pour celui qui y a une flotte.',
  closed: 'fermée aux flottes',
  fleetsOf: (count, name) => `${count} flotte${s(count)} ${belongsTo(name)}`,
  troopsOf: (count, name) => `${count} troupe${s(count)} ${belongsTo(name)}`,
  territory: (name) => `Marqueur de territoire ${belongsTo(name)}`,
  freeSquare: 'Emplacement libre',
  used: 'utilisé pendant ce cycle',
  islandFacts: (island, owner, prosperity, squares, words) => [
    owner === null ? 'neutre' : `à ${owner === 'Vous' ? 'vous' : owner}`,
    ...(owner === null ? [] : [`${island.troops} troupe${s(island.troops)}`]),
    ...BUILDING_IDS.flatMap((id) => (island.buildings[id] > 0 ? [`${island.buildings[id]} × ${words.thing(id)}`] : [])),
    ...(island.metropolis ? [words.thing('metropolis')] : []),
    `prospérité ${prosperity}`,
    `${squares} emplacement${s(squares)}`,
  ],

  gods: 'Dieux',
  cycle: (cycle) => `Cycle ${cycle}`,
  actsNow: 'agit maintenant',
  resting: 'face cachée pendant ce cycle',
  offered: (name, gold) => `${name} offre ${gold}`,
  nobodyOffered: 'pas encore d’offrande',
  evicted: (name) => `${name} devrait partir`,
  queue: (names) => (names.length === 0 ? 'personne encore' : `dans l’ordre : ${names.join(', ')}`),
  creatures: 'Créatures',
  emptySlot: 'Case vide de la piste des créatures',
  price: (printed, temples) => (temples === 0 ? `${printed} or` : `${printed} − ${temples} = ${printed - temples} or`),
  replace: (name) => `Remplacer : ${name} s’en va, la créature suivante arrive, 1 or`,
  deck: (count) => `${count} créature${s(count)} dans la pioche`,
  discardPile: (count) => `${count} créature${s(count)} défaussée${s(count)}`,
  turnOrder: 'Ordre du tour',
  orderOf: (space, name) => (name === null ? `Case ${space} : vide` : `Case ${space} : ${name}`),

  own: 'Vos pièces',
  gold: (gold) => `${gold} or`,
  income: (gold) => `revenu ${gold}`,
  inReserve: (count) => `${count} en réserve`,
  free: 'gratuit',
  metropolises: (count, needed) => `${count} métropole${s(count)} sur ${needed}`,
  islands: (count) => `${count} île${s(count)}`,
  priests: (count) => `${count} prêtre${s(count)}`,
  philosophers: (count) => `${count} philosophe${s(count)}`,
  fleets: (count) => `${count} flotte${s(count)}`,
  troops: (count) => `${count} troupe${s(count)}`,
  discounts: (count) => `${count} temple${s(count)} libre${s(count)}`,
  out: 'hors du jeu',
  steal: (name) => `Voler ${name}`,
  choose: 'Lequel ?',
  amounts: { gold: 'Offrande', fleets: 'Flottes', troops: 'Troupes', temples: 'Temples' },
  less: 'Moins',
  more: 'Plus',
  between: (least, most) => `de ${least} à ${most}`,

  pays: (sum, gold) => `${sum} = ${gold} or`,
  priestsOff: (count) => `${count} prêtre${s(count)}`,
  templesOff: (count) => `${count} temple${s(count)}`,
  otherOffering: 'autre offrande',
  gains: (gold) => `+${gold} or`,
  winChance: (percent) => `combat : ${percent} de le gagner`,
  taken: 'prise sans combat',

  battle: 'Combat',
  attacks: 'attaque',
  defends: 'défend',
  thisAssault: 'Le prochain assaut',
  defenderLoses: 'défenseur −1',
  attackerLoses: 'attaquant −1',
  bothLose: 'les deux −1',
  toTheEnd: (name, percent) => `Jusqu’au bout, ${name} gagne avec ${percent}`,
  dice: 'Les dés montrent 0, 1, 1, 2, 2, 3',
};

export const PHRASES: Readonly<Record<Locale, Phrases>> = { en, fr };
