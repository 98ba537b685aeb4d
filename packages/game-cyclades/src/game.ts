// Cyclades: the base game for 2 to 5 players. Rules: docs/rules/cyclades.md.

import { defineGame } from '@atoll/engine';
import type { GameRules } from '@atoll/engine';
import { clone } from './clone.js';
import { cyclops, giant, harpy, pegasus } from './creatures/at-islands.js';
import { kraken, siren } from './creatures/at-sea.js';
import { figurine } from './creatures/figurine.js';
import { dryad, griffon, satyr } from './creatures/thieves.js';
import { events } from './event-secrecy.js';
import { actions } from './flow/actions.js';
import { apolloTurn, prosperityMarker } from './flow/apollo-turn.js';
import { battle, retreatAttacker, retreatDefender } from './flow/battle.js';
import { chimera, creature } from './flow/creature.js';
import { cycle } from './flow/cycle.js';
import { fleetMovement, sailOn } from './flow/fleet-movement.js';
import { actAsk, godTurn } from './flow/god-turn.js';
import { krakenFrame, krakenStep } from './flow/kraken.js';
import { metropolis, metropolisPlace, metropolisSet } from './flow/metropolis.js';
import { offer, offering } from './flow/offering.js';
import { polyphemus, polyphemusAsk } from './flow/polyphemus.js';
import { sphinx, sphinxAsk } from './flow/sphinx.js';
import { sylph, sylphAsk } from './flow/sylph.js';
import { guess } from './guess.js';
import { invariants } from './invariants.js';
import { moveShape } from './moves.js';
import { optionsSchema } from './options.js';
import { REASONS } from './reasons.js';
import type { Cyclades } from './rules.js';
import { endingOf, standings } from './scoring.js';
import { secrets } from './secrets.js';
import { layOut } from './setup.js';
import { stateShape } from './state-shape.js';
import { view } from './view.js';
import { SEATS } from './seats.js';

/** The parts the game is made of; tests of the test suite replace one by a faulty one. */
export const cycladesRules: GameRules<Cyclades> = {
  id: 'cyclades',
  rulesVersion: 2,
  seats: SEATS,
  options: optionsSchema,
  moveShape,
  reasons: REASONS,
  stateShape,
  flow: {
    cycle,
    offering,
    actions,
    'god-turn': godTurn,
    'apollo-turn': apolloTurn,
    'fleet-movement': fleetMovement,
    battle,
    metropolis,
    creature,
    sylph,
    sphinx,
    kraken: krakenFrame,
    polyphemus,
  },
  asks: {
    offer,
    act: actAsk,
    'sail-on': sailOn,
    'retreat-defender': retreatDefender,
    'retreat-attacker': retreatAttacker,
    'metropolis-set': metropolisSet,
    'metropolis-place': metropolisPlace,
    'prosperity-marker': prosperityMarker,
    siren,
    pegasus,
    giant,
    chimera,
    cyclops,
    sphinx: sphinxAsk,
    sylph: sylphAsk,
    harpy,
    griffon,
    satyr,
    dryad,
    kraken,
    'kraken-step': krakenStep,
    figurine,
    polyphemus: polyphemusAsk,
  },
  layOut,
  clone,
  view,
  events,
  secrets,
  guess,
  standings,
  ending: endingOf,
  invariants,
};

export const cyclades = defineGame(cycladesRules);
