// One building of a city: what it covers peeks out behind it, its good stands on it, tucked cards stick out below.

import type { Seat } from '@atoll/engine';
import { BUILDINGS } from '@atoll/game-san-juan/table';
import type { PlaceView } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import { CardFace } from './card.tsx';
import { Crate } from './crate.tsx';
import { placeWords, ruleOfBuilding, tuckedUnder } from './describe.ts';
import type { Thing } from './gesture/scene.ts';
import type { PartProps } from './market.tsx';
import { PHRASES } from './phrases.ts';
import { Piece } from './piece.tsx';
import { toneOf } from './tones.ts';
import css from './city.module.css';

interface PlaceProps extends PartProps {
  readonly place: PlaceView;
  readonly index: number;
  readonly seat: Seat;
  readonly isOwn: boolean;
}

/** Deeper ones are only spoken of. */
const MOST_SHOWN = 3;

export function Place({ place, index, seat, isOwn, view, table, gesture }: PlaceProps): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  const { building, under, fresh } = place;
  const player = view.players[seat];
  const tucked = player === undefined ? 0 : tuckedUnder(player, building);
  const thing: Thing | null = isOwn ? `place:${index}` : null;
  const use = thing === null ? null : gesture.purposeOf(thing);
  const name = words.thing(building);
  const isUsedBank = building === 'bank' && player?.bankUsed === true;
  return (
    <div className={css['place']} data-fresh={fresh && BUILDINGS[building].kind === 'city'}>
      {under.slice(-MOST_SHOWN).map((covered, depth, shown) => (
        <span
          // A stack only ever grows.
          key={depth}
          className={css['under']}
          data-tone={toneOf(covered)}
          style={{ transform: `translate(${3 * (shown.length - depth)}px, ${-5 * (shown.length - depth)}px)` }}
        />
      ))}
      <Piece
        gesture={gesture}
        thing={thing}
        label={placeWords(place, tucked, view.options, words, phrases, use)}
        title={[name, ...(isUsedBank ? [phrases.bankUsed] : [])].join(', ')}
        tip={words.tip(building)}
        rule={ruleOfBuilding(building)}
        anchor={`place-${seat}-${index}`}
        className={css['building']}
      >
        <CardFace building={building} options={view.options} name={name} size="tile" />
        {use === 'cover' && <span className={css['use']}>{phrases.uses.cover}</span>}
      </Piece>
      {tucked > 0 && (
        <span className={css['tucked']} title={phrases.tucked(tucked)}>
          {tucked}
        </span>
      )}
      {place.good && <Good place={place} index={index} isOwn={isOwn} view={view} table={table} gesture={gesture} />}
    </div>
  );
}

function Good({ place, index, isOwn, table, gesture }: Omit<PlaceProps, 'seat'>): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  const kind = BUILDINGS[place.building].good;
  if (kind === null) return null;
  const thing: Thing = `good:${index}`;
  const use = isOwn ? gesture.purposeOf(thing) : null;
  if (!isOwn) {
    return (
      <span className={css['good']}>
        <Crate good={kind} locale={locale} />
      </span>
    );
  }
  return (
    <Piece
      gesture={gesture}
      thing={thing}
      label={[words.thing(kind), words.thing(place.building), ...(use === null ? [] : [phrases.uses[use]])].join(', ')}
      title={words.thing(kind)}
      tip={words.tip(kind)}
      rule="SJ-8.2"
      className={`${css['good']} ${css['own-good']}`}
    >
      <Crate good={kind} locale={locale} />
    </Piece>
  );
}
