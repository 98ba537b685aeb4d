// AR-20, AR-21 Phase 6 and the use of evolution cards.

import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { CARD } from '../data/evolution-cards.js';
import type { CardId } from '../data/evolution-cards.js';
import { drawToTrack } from '../cards/deck.js';
import type { State } from '../state.js';
import {
  nth,
  bareTable,
  building,
  card,
  citizen,
  copyOf,
  cubes,
  evolutionPhase,
  florins,
  held,
  region,
  round,
  ship,
  tokens,
  told,
  top,
  topCards,
  track,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';

const phase6 = (change: (d: State) => void = () => {}, seats = 3): Table =>
  bareTable(seats).arrange((d) => {
    citizen(d, 0, region(d, 'hex-03-b', 1, 0));
    track(d, 'bishop', 'monk', 'captain', 'orchard', 'charity');
    topCards(d, 'merchant', 'banker', 'monk', 'queen');
    track(d, 'bishop', 'monk', 'captain', 'orchard', 'charity');
    change(d);
    evolutionPhase(d);
  });
const use = (t: Table, index: number, id: CardId, payment: string[] = [], option = 0): Table =>
  t.play(index, { type: 'use-card', card: id, option, payment } as never);
const settled = (change: (d: State) => void): Table =>
  bareTable().arrange((d) => {
    const island = region(d, 'hex-06-b', 1, 0);
    for (const index of [0, 1, 2]) {
      citizen(d, index, island);
      citizen(d, index, island);
    }
    d.rebellion = 4;
    d.surplus = 6;
    change(d);
  });

rule('AR-20.1', 'discs come home, also from cards, and the coins of the wheel go to the bank', () => {
  const t = settled((d) => {
    nth(d.players, 0).discs = 0;
    nth(d.players, 1).florins -= 2;
    d.marketCoins[1] = 1;
    d.portCoins[1] = 1;
    card(d, 1, 'king');
    round(d, 2);
  });
  const bank = t.state.florins;
  t.play(2, { type: 'end-round' });
  if (top(t) === 'round') t.play(1, { type: 'end-round' });
  expect(top(t)).toBe('evolution');
  expect(nth(t.state.players, 0).discs).toBe(3);
  expect([t.state.florins, t.state.marketCoins, t.state.portCoins]).toEqual([bank + 2, [0, 0, 0], [0, 0, 0]]);
});

rule('AR-20.2', 'buy one and rotate one, or rotate two different cards', () => {
  const t = phase6();
  t.play(0, { type: 'buy-card', slot: 0 });
  t.refused(0, { type: 'buy-card', slot: 1 }, 'AR-20.2');
  t.refused(0, { type: 'rotate-card', slot: 0 }, 'AR-20.2');
  t.play(0, { type: 'rotate-card', slot: 1 });
  t.play(1, { type: 'rotate-card', slot: 2 });
  t.refused(1, { type: 'rotate-card', slot: 2 }, 'AR-20.2');
  t.play(1, { type: 'rotate-card', slot: 3 });
  expect(t.ask(2).kind).toBe('evolve');
});

rule(['AR-20.3', 'AR-20.5'], 'the price of the corner met now; past the third corner the card is discarded', () => {
  const t = phase6((d) => void (nth(d.track, 0).corner = 1));
  t.play(0, { type: 'buy-card', slot: 0 });
  expect(nth(told(t, 'card-bought'), 0).florins).toBe(CARD.bishop.corners[1]);
  const skull = phase6((d) => void (nth(d.track, 0).corner = 2));
  skull.play(0, { type: 'rotate-card', slot: 0 }).play(0, { type: 'rotate-card', slot: 1 });
  expect(skull.state.evolutionDiscard).toContain('bishop');
  phase6((d) => florins(d, 0, 3)).refused(0, { type: 'buy-card', slot: 0 }, 'AR-20.3');
});

rule('AR-20.4', 'a bought card is ready', () => {
  const t = phase6();
  t.play(0, { type: 'buy-card', slot: 0 });
  expect(nth(t.state.players, 0).cards).toEqual([{ id: 'bishop', ready: true, turn: 1, citizen: -1 }]);
});

rule(['AR-20.6', 'AR-20.10'], 'slots fill one by one from the left; each red half newly shown strikes at once', () => {
  const t = phase6((d) => {
    // merchant fills slot 0 and shows the Thief's back: +1 per town; the Thief fills slot 1 and shows the Cathedral's.
    topCards(d, 'merchant', 'thief', 'cathedral', 'queen');
    building(d, 1, 'town');
    citizen(d, 1, 1);
    citizen(d, 2, 1);
    nth(d.track, 1).corner = 2;
  });
  t.play(0, { type: 'buy-card', slot: 0 }).play(0, { type: 'rotate-card', slot: 1 });
  expect(told(t, 'track-filled').map(({ slot, card: id }) => [slot, id])).toEqual([
    [0, 'merchant'],
    [1, 'thief'],
  ]);
  expect(told(t, 'event-resolved')).toHaveLength(2);
  expect(t.state.rebellion).toBe(2);
});

rule('AR-20.6', 'an immediate crisis starts with the first player in order', () => {
  const t = phase6((d) => {
    topCards(d, 'merchant', 'pirate');
  });
  t.play(0, { type: 'rotate-card', slot: 0 }).play(0, { type: 'rotate-card', slot: 1 });
  t.play(1, { type: 'buy-card', slot: 0 }).play(1, { type: 'rotate-card', slot: 1 });
  expect(t.ask(0)).toMatchObject({ kind: 'domestic-step', resource: 'fruit', citizensPerCube: 5 });
});

rule('AR-20.7', 'an immediate crisis counts the rebels of earlier ones too', () => {
  const t = phase6((d) => {
    for (const index of [0, 1, 1, 2, 2]) citizen(d, index, 1);
    nth(d.units, 0).lying = true;
    d.rebellion = 0;
    topCards(d, 'merchant', 'pirate');
  });
  t.play(0, { type: 'buy-card', slot: 0 }).play(0, { type: 'rotate-card', slot: 1 });
  for (const index of [0, 1, 2]) t.play(index, { type: 'end-step' });
  expect(t.state.rebellion).toBe(6);
});

rule('AR-20.8', 'with fewer cards on the track one does what is possible', () => {
  const t = phase6((d) => {
    for (let slot = 1; slot < 5; slot++) {
      d.evolutionDiscard.push(nth(d.track, slot).card);
      d.track[slot] = null;
    }
  });
  t.play(0, { type: 'rotate-card', slot: 0 });
  expect(told(t, 'track-filled')).toHaveLength(4);
});

rule('AR-20.9', 'an empty deck is made anew from the discards, its top newly shown', () => {
  const t = phase6();
  const draft = copyOf(t.state);
  draft.evolutionDiscard.push(...draft.evolutionDeck.splice(0, draft.evolutionDeck.length - 1));
  draft.track[0] = null;
  const events: string[] = [];
  drawToTrack(draft, 0, (event) => void events.push(event.type));
  expect(events).toEqual(['track-filled', 'evolution-shuffled']);
  expect([draft.evolutionDiscard.length, draft.evolutionDeck.length > 0]).toEqual([0, true]);
});

/** The deck and the discards lie empty: all cards are on the track or with the players. */
const exhausted = (atSkull: CardId): Table =>
  phase6((d) => {
    building(d, 1, 'town');
    citizen(d, 1, 1);
    track(d, atSkull, 'monk', 'captain', 'orchard', 'charity');
    nth(d.track, 0).corner = 2;
    for (const id of d.evolutionDeck.splice(0)) card(d, 2, id);
  });

rule(
  'AR-20.11',
  'a card at its skull that makes a new deck alone strikes with its red back before the next choice',
  () => {
    const t = exhausted('thief');
    t.play(0, { type: 'rotate-card', slot: 0 });
    expect(t.events.map(({ type }) => type)).toEqual([
      'card-rotated',
      'cards-discarded',
      'evolution-shuffled',
      'event-resolved',
      'rebellion-moved',
    ]);
    expect([t.state.rebellion, t.state.evolutionDeck]).toEqual([1, ['thief']]);
    t.play(0, { type: 'rotate-card', slot: 1 });
    expect(told(t, 'track-filled')).toMatchObject([{ slot: 0, card: 'thief' }]);
    expect([t.state.rebellion, t.state.evolutionDeck]).toEqual([1, []]);
  },
);

rule('AR-20.11', 'a crisis on that back is played before the second choice of the same player', () => {
  const t = exhausted('pirate');
  t.play(0, { type: 'rotate-card', slot: 0 });
  expect(t.ask(0)).toMatchObject({ kind: 'domestic-step', resource: 'fruit' });
  for (const index of [0, 1, 2]) t.play(index, { type: 'end-step' });
  expect(t.ask(0)).toEqual({ kind: 'evolve', second: true });
});

rule('AR-21.1', 'each card once a turn, one per round, in phase 5 only', () => {
  const t = settled((d) => card(d, 0, 'bishop'));
  use(t, 0, 'bishop')
    .play(0, { type: 'end-round' })
    .skipTo(() => t.decisions()[0]?.seat === 0);
  t.refused(0, { type: 'use-card', card: 'bishop', option: 0, payment: [] }, 'AR-21.1');
  t.refused(0, { type: 'use-card', card: 'bishop', option: 3, payment: [] }, 'AR-21.1');
});

rule('AR-21.2', 'owner cards for the owner; others pay one florin more, to the owner of an any-player card', () => {
  const t = settled((d) => {
    card(d, 1, 'bishop');
    card(d, 1, 'education');
  });
  const bank = t.state.florins;
  t.refused(0, { type: 'use-card', card: 'bishop', option: 0, payment: [] }, 'AR-21.2');
  use(t, 0, 'education');
  expect([nth(t.state.players, 0).florins, nth(t.state.players, 1).florins, t.state.florins]).toEqual([7, 13, bank]);
  const own = settled((d) => card(d, 0, 'education'));
  use(own, 0, 'education');
  expect([nth(own.state.players, 0).florins, own.state.surplus]).toEqual([8, 5]);
});

rule('AR-21.3', 'disc costs lie on the card until phase 6', () => {
  const t = settled((d) => card(d, 0, 'queen'));
  use(t, 0, 'queen');
  expect(nth(t.state.players, 0).discs).toBe(2);
  settled((d) => {
    card(d, 0, 'queen');
    nth(d.players, 0).discs = 0;
  }).refused(0, { type: 'use-card', card: 'queen', option: 0, payment: [] }, 'AR-21.3');
});

rule('AR-21.4', 'a passive card is never used', () => {
  settled((d) => card(d, 0, 'king')).refused(0, { type: 'use-card', card: 'king', option: 0, payment: [] }, 'AR-21.4');
});

rule('AR-21.5', 'a wonder waits for the turn after its purchase', () => {
  const t = settled((d) => {
    card(d, 0, 'pyramid');
    nth(d.players, 0).cards[0] = { ...nth(nth(d.players, 0).cards, 0), turn: d.turn };
    cubes(d, 0, { stone: 5 });
  });
  t.refused(
    0,
    {
      type: 'build-wonder',
      card: 'pyramid',
      unit: nth(t.state.units, 0).id,
      payment: ['stone', 'stone', 'stone', 'stone', 'stone'],
    },
    'AR-21.5',
  );
});

rule('AR-21.6', 'no use without effect; lowering a marker at 0 is allowed', () => {
  const t = settled((d) => {
    card(d, 0, 'pope');
    card(d, 0, 'missionary');
    card(d, 0, 'bishop');
    d.rebellion = 0;
  });
  t.refused(0, { type: 'use-card', card: 'pope', option: 0, payment: [] }, 'AR-21.6');
  t.refused(0, { type: 'use-card', card: 'missionary', option: 0, payment: [] }, 'AR-21.6');
  use(t, 0, 'bishop');
});

rule('AR-21.7', 'free actions use neither disc nor circle', () => {
  const t = settled((d) => {
    card(d, 0, 'tax-collector');
    d.wheel[0] = 3;
  });
  use(t, 0, 'tax-collector');
  expect(told(t, 'taxes-taken')).toHaveLength(1);
  expect(nth(t.state.players, 0).discs).toBe(3);
  const trade = settled((d) => {
    card(d, 0, 'local-commerce');
    cubes(d, 0, { iron: 1 });
  });
  use(trade, 0, 'local-commerce').play(0, {
    type: 'transact',
    market: 'domestic',
    deal: 'sell',
    resource: 'iron',
    token: false,
  });
  expect([trade.ask(0).kind, nth(trade.state.players, 0).discs]).toEqual(['round', 3]);
});

rule('AR-21.8', 'gains go to the user; cube costs may be paid with tokens', () => {
  const t = settled((d) => {
    card(d, 1, 'immigration');
    card(d, 0, 'monk');
    tokens(d, 0, 1);
  });
  use(t, 0, 'monk', ['token']);
  expect([nth(t.state.players, 0).tokens, t.state.rebellion]).toEqual([0, 3]);
  t.arrange((d) => round(d, 0));
  use(t, 0, 'immigration');
  expect(nth(t.state.players, 0).florins).toBe(10 - 1 + 3);
});

rule('AR-21.9', 'rebels stood by a card are active at once; rebellion stays', () => {
  const t = settled((d) => {
    card(d, 0, 'missionary');
    for (const unit of d.units) unit.lying = true;
  });
  use(t, 0, 'missionary');
  t.refused(0, { type: 'done' }, 'AR-21.6');
  t.play(0, { type: 'stand', unit: nth(t.state.units, 2).id }).play(0, { type: 'done' });
  expect([nth(t.state.units, 2).lying, t.state.rebellion]).toEqual([false, 4]);
});

rule('AR-21.10', 'a red zone shown in phase 5 interrupts the round, which then goes on', () => {
  const t = settled((d) => {
    card(d, 0, 'researcher');
    topCards(d, 'bishop', 'monk', 'captain', 'banker', 'merchant', 'thief');
    held(d, 0, 1, 'town');
  });
  use(t, 0, 'researcher');
  expect(told(t, 'event-resolved')).toHaveLength(1);
  expect(t.ask(0)).toMatchObject({ kind: 'round', carded: true, acted: false });
});

rule('AR-21.7', 'the Architect builds, the Shipwright and the Shipyard give ships, the Cartographer explores', () => {
  const t = settled((d) => {
    card(d, 0, 'architect');
    cubes(d, 0, { stone: 2, wood: 1 });
  });
  use(t, 0, 'architect');
  t.refused(
    0,
    { type: 'construct', building: 'ship', unit: nth(t.state.units, 0).id, spot: 1, payment: ['wood'] },
    'AR-21.7',
  );
  t.play(0, {
    type: 'construct',
    building: 'temple',
    unit: nth(t.state.units, 0).id,
    spot: 0,
    payment: ['stone', 'stone'],
  });
  const yard = settled((d) => {
    card(d, 0, 'shipyard');
    cubes(d, 0, { wood: 1 });
  });
  use(yard, 0, 'shipyard', ['wood']);
  yard.refused(0, { type: 'place-ship', region: 0, area: 0 }, 'AR-21.6');
  yard.play(0, { type: 'place-ship', region: 1, area: 1 });
  expect(yard.state.units.at(-1)).toMatchObject({ kind: 'ship', seat: 0 });
  const map = settled((d) => {
    card(d, 0, 'cartographer');
    ship(d, 0, 1, 1);
  });
  use(map, 0, 'cartographer').play(0, { type: 'take-hex' });
  expect([nth(map.state.players, 0).discs, nth(map.state.players, 0).florins]).toEqual([3, 8]);
});
