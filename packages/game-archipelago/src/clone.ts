// An exact copy by hand: every field of every record, in its order.
// Lists of records are sliced and then filled, not mapped: what `map` returns counts as a list with holes once it is
// compiled, and a second kind of list makes all the code that reads states be thrown away and compiled anew.

import { copyGoods } from './economy/goods.js';
import { copyProposal } from './deals/deals.js';
import type { ArchipelagoFrame, Footprint, RoundFrame } from './frames.js';
import type { OwnedCard, Player, Region, Slot, State, Unit } from './state.js';
import { copyCubes } from './state.js';

function cloneUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    seat: unit.seat,
    kind: unit.kind,
    region: unit.region,
    area: unit.area,
    lying: unit.lying,
    engaged: unit.engaged,
    icon: unit.icon,
    building: unit.building,
  };
}

function cloneUnits(units: readonly Unit[]): Unit[] {
  const copy = units.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = cloneUnit(copy[i] as Unit);
  return copy;
}

function cloneRegion(region: Region): Region {
  return {
    side: region.side,
    rotation: region.rotation,
    q: region.q,
    r: region.r,
    town: region.town,
    temple: region.temple,
    market: region.market,
    port: region.port,
    marketUsed: region.marketUsed,
    portUsed: region.portUsed,
    pillaged: region.pillaged,
  };
}

function cloneRegions(regions: readonly Region[]): Region[] {
  const copy = regions.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = cloneRegion(copy[i] as Region);
  return copy;
}

function cloneCard(card: OwnedCard): OwnedCard {
  return { id: card.id, ready: card.ready, turn: card.turn, citizen: card.citizen };
}

function cloneCards(cards: readonly OwnedCard[]): OwnedCard[] {
  const copy = cards.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = cloneCard(copy[i] as OwnedCard);
  return copy;
}

function clonePlayer(player: Player): Player {
  return {
    florins: player.florins,
    cubes: copyCubes(player.cubes),
    tokens: player.tokens,
    discs: player.discs,
    discsOwned: player.discsOwned,
    cards: cloneCards(player.cards),
    objectives: player.objectives.slice(),
    rejected: player.rejected.slice(),
    revealed: player.revealed.slice(),
    hand: player.hand.slice(),
  };
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copy = players.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = clonePlayer(copy[i] as Player);
  return copy;
}

function cloneTrack(track: readonly (Slot | null)[]): (Slot | null)[] {
  const copy = track.slice();
  for (let i = 0; i < copy.length; i++) {
    const slot = copy[i] ?? null;
    if (slot !== null) copy[i] = { card: slot.card, corner: slot.corner };
  }
  return copy;
}

function cloneTrail(trail: readonly Footprint[]): Footprint[] {
  const copy = trail.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = { ...(copy[i] as Footprint) };
  return copy;
}

function cloneRound(frame: RoundFrame): RoundFrame {
  return {
    kind: 'round',
    id: frame.id,
    seat: frame.seat,
    said: frame.said,
    acted: frame.acted,
    carded: frame.carded,
    traded: frame.traded,
    ended: frame.ended,
    refused: frame.refused.slice(),
    doubled: frame.doubled.slice(),
  };
}

/** Frames hold primitives and lists of primitives, but for the three named here. */
function cloneFrame(frame: ArchipelagoFrame): ArchipelagoFrame {
  // These three lie under almost everything.
  switch (frame.kind) {
    case 'turn':
      return { kind: 'turn', id: frame.id, phase: frame.phase };
    case 'actions':
      return { kind: 'actions', id: frame.id, at: frame.at, out: frame.out.slice() };
    case 'round':
      return cloneRound(frame);
    default:
  }
  const copy = { ...frame };
  switch (copy.kind) {
    case 'trend-vote':
      copy.votes = copy.votes.slice();
      break;
    case 'keep-objectives':
      copy.kept = copy.kept.slice();
      break;
    case 'bidding':
      copy.bids = copy.bids.slice();
      break;
    case 'expulsion':
      return { ...copy, seats: copy.seats.slice(), units: copy.units.slice() };
    case 'harvest':
      copy.units = copy.units.slice();
      copy.icons = copy.icons.slice();
      copy.agreed = copy.agreed.slice();
      copy.offer = copy.offer === null ? null : copyGoods(copy.offer);
      copy.price = copy.price === null ? null : copyGoods(copy.price);
      break;
    case 'migration':
      copy.trail = cloneTrail(copy.trail);
      copy.moved = copy.moved.slice();
      copy.serving = copy.serving.slice();
      copy.fleet = copy.fleet.slice();
      break;
    case 'reproduction':
      copy.regions = copy.regions.slice();
      break;
    case 'thief':
      copy.hands = copy.hands === null ? null : copy.hands.slice();
      break;
    case 'reveal':
      copy.cards = copy.cards.slice();
      break;
    case 'lighthouse':
      copy.ports = copy.ports.slice();
      break;
    default:
  }
  return copy;
}

function cloneStack(stack: readonly ArchipelagoFrame[]): ArchipelagoFrame[] {
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = cloneFrame(copy[i] as ArchipelagoFrame);
  return copy;
}

export function clone(state: State): State {
  const { rng, deals } = state;
  return {
    rng: [rng[0], rng[1], rng[2], rng[3], rng[4]],
    stack: cloneStack(state.stack),
    frames: state.frames,
    exposed: state.exposed,
    options: { ...state.options },
    turn: state.turn,
    order: state.order.slice(),
    players: clonePlayers(state.players),
    regions: cloneRegions(state.regions),
    neighbours: state.neighbours.slice(),
    units: cloneUnits(state.units),
    florins: state.florins,
    cubes: copyCubes(state.cubes),
    domestic: copyCubes(state.domestic),
    export: copyCubes(state.export),
    population: state.population,
    rebellion: state.rebellion,
    surplus: state.surplus,
    piles: state.piles.slice(),
    tokensSpent: state.tokensSpent,
    hexDeck: state.hexDeck.slice(),
    hexDiscard: state.hexDiscard.slice(),
    evolutionDeck: state.evolutionDeck.slice(),
    evolutionDiscard: state.evolutionDiscard.slice(),
    track: cloneTrack(state.track),
    trends: state.trends.slice(),
    shown: state.shown.slice(),
    met: state.met.slice(),
    closing: state.closing,
    ending: state.ending,
    wheel: state.wheel.slice(),
    marketCoins: state.marketCoins.slice(),
    portCoins: state.portCoins.slice(),
    benefactor: state.benefactor.slice(),
    benefactorCoins: state.benefactorCoins,
    lastBids: state.lastBids.slice(),
    stolen: state.stolen,
    lifted: state.lifted === null ? null : { ...state.lifted },
    deals: {
      proposed: deals.proposed,
      made: deals.made.slice(),
      declined: deals.declined.slice(),
      open: deals.open === null ? null : copyProposal(deals.open),
    },
  };
}
