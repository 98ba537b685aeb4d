// The evolution track: the deck with the crisis or event on its back, five cards that turn; beside it the trends, the
// hexes and the explorers still to come.

import { priceOf } from '@atoll/game-archipelago/table';
import type { Archipelago, BackHalf, View } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import TurnIcon from '~icons/lucide/rotate-cw';
import { Roving } from '../../../frame/roving.tsx';
import type { TableContext } from '../../types.ts';
import { CardFace } from '../card.tsx';
import { Cube } from '../cube.tsx';
import { HexPicture } from '../map/hex-picture.tsx';
import { BUILDING_MOTIFS, TokenMotif } from '../motifs.ts';
import { objectiveTip } from '../objectives/objectives.ts';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import css from './evolution.module.css';

interface EvolutionProps {
  readonly view: View;
  readonly table: TableContext<Archipelago>;
}

export function Evolution({ view, table }: EvolutionProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <Roving className={css['evolution']} aria-label={phrases.evolution}>
      <Deck view={view} table={table} />
      {view.track.map((slot, index) => (
        // Five printed places.
        <Place key={index} index={index} view={view} table={table} />
      ))}
      <div className={css['rest']}>
        <Trends view={view} table={table} />
        <Hexes view={view} table={table} />
        <Explorers view={view} table={table} />
      </div>
    </Roving>
  );
}

function Place({ index, view, table }: EvolutionProps & { readonly index: number }): ReactNode {
  const { words, locale, decision } = table;
  const phrases = PHRASES[locale];
  const slot = view.track[index] ?? null;
  if (slot === null) return <span className={css['empty']} title={phrases.emptySlot} />;
  const name = words.thing(slot.card);
  const price = slot.corner < 3 ? priceOf(slot) : null;
  const isAsked = decision?.ask.kind === 'evolve';
  return (
    <div className={css['place']}>
      <Point
        thing={`slot:${index}`}
        picks={[{ type: 'buy-card', slot: index }]}
        why={{ type: 'buy-card', slot: index }}
        label={price === null ? name : phrases.cardFor(name, price)}
        title={name}
        tip={words.tip(slot.card)}
        rule="AR-20.3"
        className={css['card']}
      >
        <CardFace key={slot.card} card={slot.card} name={name} text={words.tip(slot.card) ?? ''} corner={slot.corner} />
      </Point>
      {isAsked && (
        <Point
          thing={`rotate:${index}`}
          picks={[{ type: 'rotate-card', slot: index }]}
          why={{ type: 'rotate-card', slot: index }}
          label={phrases.rotate(name)}
          tip={phrases.rotateTip}
          rule="AR-20.5"
          className={css['rotate']}
        >
          <TurnIcon aria-hidden="true" /> {phrases.rotateShort}
        </Point>
      )}
    </div>
  );
}

function Deck({ view, table }: EvolutionProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const back = view.evolutionTop;
  const said = back === null ? phrases.emptyDeck : `${halfWords(back.upper, table)} ${halfWords(back.lower, table)}`;
  return (
    <Point
      thing="deck"
      picks={[]}
      label={`${phrases.deck(view.evolutionDeckCount)}: ${said}`}
      title={phrases.deck(view.evolutionDeckCount)}
      tip={said}
      rule="AR-8.1"
      className={css['deck']}
    >
      <span className={css['back']} aria-hidden="true">
        <span className={css['count']}>{view.evolutionDeckCount}</span>
        {back !== null && (
          <>
            <Half half={back.upper} table={table} />
            <Half half={back.lower} table={table} />
          </>
        )}
      </span>
    </Point>
  );
}

function halfWords(half: BackHalf, table: TableContext<Archipelago>): string {
  const phrases = PHRASES[table.locale];
  const told =
    half.type === 'domestic-crisis'
      ? phrases.domesticCrisis(table.words.thing(half.resource), half.citizensPerCube)
      : half.type === 'export-crisis'
        ? phrases.exportCrisis(table.words.thing(half.resource), half.cubes)
        : phrases.event(half.delta, table.words.thing(half.per));
  return half.red ? `${told} (${phrases.red})` : told;
}

function Half({ half, table }: { readonly half: BackHalf; readonly table: TableContext<Archipelago> }): ReactNode {
  const phrases = PHRASES[table.locale];
  if (half.type === 'event') {
    const Motif = BUILDING_MOTIFS[half.per];
    return (
      <span className={css['half']} data-red={half.red}>
        <small>{phrases.eventWord}</small>
        <span className={css['figures']}>
          {half.delta > 0 ? `+${half.delta}` : `−${-half.delta}`} / <Motif className={css['small-motif']} />
        </span>
      </span>
    );
  }
  const isDomestic = half.type === 'domestic-crisis';
  return (
    <span className={css['half']} data-red={half.red}>
      <small>{isDomestic ? phrases.homeWord : phrases.abroadWord}</small>
      <span className={css['figures']}>
        {isDomestic ? (
          <>
            <Cube resource={half.resource} size={18} /> → {half.citizensPerCube}
          </>
        ) : (
          <>
            {half.cubes} × <Cube resource={half.resource} size={18} />
          </>
        )}
      </span>
    </span>
  );
}

function Trends({ view, table }: EvolutionProps): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  return (
    <>
      {view.trends.map((trend) => (
        <Point
          key={trend}
          thing={`trend:${trend}`}
          picks={[]}
          label={`${phrases.trend}: ${words.thing(trend)}`}
          tip={words.tip(trend)}
          rule="AR-27.6"
          className={css['trend']}
        >
          <small>{phrases.trend}</small>
          <b>{words.thing(trend)}</b>
        </Point>
      ))}
      {view.shown.map((objective) => (
        <Point
          key={objective}
          thing={`objective:${objective}`}
          picks={[]}
          label={`${phrases.objective}: ${words.thing(objective)}`}
          tip={objectiveTip(view, objective, locale)}
          rule="AR-28.4"
          className={css['trend']}
        >
          <small>{phrases.objective}</small>
          <b>{words.thing(objective)}</b>
        </Point>
      ))}
    </>
  );
}

function Hexes({ view, table }: EvolutionProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <Point
      thing="hexes"
      picks={[{ type: 'take-hex' }]}
      label={phrases.hexes(view.hexDeckCount, view.hexDiscard.length)}
      tip={phrases.hexesTip}
      rule="AR-13.2"
      className={css['hexes']}
    >
      {view.hexTop === null ? <span className={css['blank']} /> : <HexPicture side={view.hexTop} size={58} />}
      <span className={css['badge']} aria-hidden="true">
        {view.hexDeckCount}
      </span>
    </Point>
  );
}

function Explorers({ view, table }: EvolutionProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <Point
      thing="explorers"
      picks={[]}
      label={phrases.explorers(view.piles.join(', '))}
      tip={phrases.explorersTip}
      rule="AR-9.6"
      className={css['explorers']}
    >
      {view.piles.map((count, pile) => (
        // Three piles in their order.
        <span key={pile} className={css['pile']} data-empty={count === 0} aria-hidden="true">
          <TokenMotif className={css['token']} />
          {count}
        </span>
      ))}
    </Point>
  );
}
