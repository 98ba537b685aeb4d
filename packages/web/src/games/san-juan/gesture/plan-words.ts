// The gesture in words, for the prompt: what it amounts to, what is missing, what it costs or brings and why.

import { BUILDINGS, drawnBy, incomeOf, PRICE_CARDS } from '@atoll/game-san-juan/table';
import type { BuildingId, Good } from '@atoll/game-san-juan/table';
import type { Locale, Sentence, Words } from '../../types.ts';
import { LISTS } from '../../words.ts';
import { PHRASES } from '../phrases.ts';
import type { Phrases } from '../phrases.ts';
import { missingPayment, priceOfPicks } from './build.ts';
import { WAYS } from './gesture.ts';
import { indexOf, isOf } from './scene.ts';
import type { Picks, Scene, Thing } from './scene.ts';

interface PlanWords {
  readonly sentence: Sentence;
  readonly price: Sentence | null;
}

export function planWords(scene: Scene, picks: Picks, words: Words, locale: Locale): PlanWords {
  const phrases = PHRASES[locale];
  const list = new Intl.ListFormat(LISTS[locale], { type: 'conjunction' });
  const namesOf = (use?: string): string =>
    list.format(
      picks.filter((picked) => use === undefined || picked.use === use).map(({ thing }) => nameOf(scene, thing, words)),
    );
  const small: Small = (id) => words.thing(id).toLocaleLowerCase(locale);
  const { ask } = scene;
  const moves = WAYS[ask.kind].moves(scene, picks);
  switch (ask.kind) {
    case 'build':
      return {
        sentence: buildSentence(scene, picks, words, phrases, namesOf),
        price: priceSum(scene, picks, phrases, small),
      };
    case 'pay':
      return { sentence: [payPhrase(scene, picks, phrases, namesOf)], price: null };
    case 'tuck':
      return { sentence: [tuckPhrase(picks, phrases, namesOf)], price: null };
    case 'hand-limit':
    case 'mayor-discard': {
      const missing = (ask.kind === 'hand-limit' ? ask.surplus : ask.least) - picks.length;
      return { sentence: [phrases.discard(namesOf()), ...more(missing, phrases)], price: null };
    }
    case 'keep-starting-hand':
      return { sentence: [phrases.keep(namesOf()), ...more(ask.keep - picks.length, phrases)], price: null };
    case 'sell':
      return { sentence: saidBy(moves, words), price: saleSum(scene, picks, phrases, small) };
    case 'supplier':
    case 'pick-role':
    case 'produce':
    case 'harbor':
    case 'mayor-keep':
    case 'gold-mine':
    case 'goldsmith':
      return { sentence: saidBy(moves, words), price: null };
  }
}

type NamesOf = (use?: string) => string;
/** The name of a thing within a sum. */
type Small = (id: string) => string;

const saidBy = (moves: readonly { readonly type: string }[] | null, words: Words): Sentence =>
  moves?.[0] === undefined ? [] : words.move(moves[0]);

const more = (missing: number, phrases: Phrases): string[] => (missing > 0 ? [` · ${phrases.missing(missing)}`] : []);

function nameOf(scene: Scene, thing: Thing, words: Words): string {
  if (isOf(thing, 'hand')) return words.thing(scene.hand[indexOf(thing)] ?? '');
  if (isOf(thing, 'drawn')) return words.thing(scene.drawn[indexOf(thing)] ?? '');
  const building = scene.city[indexOf(thing)]?.building ?? 'cathedral';
  return words.thing(isOf(thing, 'good') ? (BUILDINGS[building].good ?? building) : building);
}

function buildSentence(scene: Scene, picks: Picks, words: Words, phrases: Phrases, namesOf: NamesOf): Sentence {
  const built = picks.find(({ use }) => use === 'build')?.thing;
  const cover = picks.find(({ use }) => use === 'cover')?.thing;
  const building: BuildingId | undefined =
    built === 'cathedral' ? 'cathedral' : built === undefined ? undefined : scene.hand[indexOf(built)];
  if (building === undefined) return [];
  const place = cover === undefined ? undefined : scene.city[indexOf(cover)];
  const over = place === undefined ? null : { building: place.building, good: place.good };
  const isPlaced = WAYS.build.moves(scene, picks) !== null || missingPayment(scene, picks) > 0;
  const move = words.move({ type: 'build', building, over } as { type: string });
  if (over === null && isPlaced && !canStandBeside(scene, building)) return [...move, ` · ${phrases.chooseCover}`];
  const payment = payPhrase(scene, picks, phrases, namesOf);
  return payment === '' ? move : [...move, ` · ${payment}`];
}

const canStandBeside = ({ legal }: Scene, building: BuildingId): boolean =>
  legal.some((move) => move.type === 'build' && move.building === building && move.over === null);

function payPhrase(scene: Scene, picks: Picks, phrases: Phrases, namesOf: NamesOf): string {
  const names = namesOf('pay');
  const missing = missingPayment(scene, picks);
  return [names === '' ? '' : phrases.pay(names), missing > 0 ? phrases.missingPayment(missing) : '']
    .filter((part) => part !== '')
    .join(' · ');
}

function tuckPhrase(picks: Picks, phrases: Phrases, namesOf: NamesOf): string {
  const parts: string[] = [];
  if (picks.some(({ use }) => use === 'chapel')) parts.push(phrases.underChapel(namesOf('chapel')));
  if (picks.some(({ use }) => use === 'bank')) parts.push(phrases.underBank(namesOf('bank')));
  return parts.join(' · ');
}

/** "6 − 1 builder − 1 quarry = 4". */
function priceSum(scene: Scene, picks: Picks, phrases: Phrases, small: Small): Sentence | null {
  const price = priceOfPicks(scene, picks);
  if (price === null) return null;
  if (price.reasons.length === 1) return [phrases.cost(price.price)];
  const parts = price.reasons.map(({ source, amount }) => {
    if (source === 'cost') return String(amount);
    const from = source === 'no-refund' ? phrases.noRefund : small(source);
    return `${amount < 0 ? '−' : '+'} ${Math.abs(amount)} ${from}`;
  });
  return [`${parts.join(' ')} = ${price.price}`];
}

/** "2 coffee + 1 sugar + 1 market hall = 4 cards". */
function saleSum(scene: Scene, picks: Picks, phrases: Phrases, small: Small): Sentence | null {
  const { view, seat, city } = scene;
  if (view.priceCard === null) return null;
  const prices = PRICE_CARDS[view.priceCard];
  const goods = picks.flatMap(({ thing }): Good[] => {
    const building = city[indexOf(thing)]?.building;
    const good = building === undefined ? null : BUILDINGS[building].good;
    return good === null ? [] : [good];
  });
  const { income, bonus } = incomeOf(view, seat, prices, goods);
  const parts = goods.map((good) => `${prices[good]} ${phrases.saleSource[good]}`);
  for (const { building, cards } of drawnBy(city, 'sold', goods.length)) parts.push(`${cards} ${small(building)}`);
  return [`${parts.join(' + ')} = ${phrases.cards(income + bonus)}`];
}
