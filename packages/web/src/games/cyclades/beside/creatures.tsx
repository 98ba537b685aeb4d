// The creature track with what each card costs the viewer, the deck, and the discard pile face up.

import { lowestPrice, SLOT_IDS, SLOT_PRICES, tableOf } from '@atoll/game-cyclades/table';
import type { CreatureId } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import ReplaceIcon from '~icons/lucide/refresh-cw';
import { CREATURE_ICONS } from '../icons.ts';
import { PHRASES } from '../phrases.ts';
import { ruleOfCreature } from '../questions.ts';
import { Thing } from '../thing.tsx';
import { Walk } from '../walk.tsx';
import type { PartProps } from './gods.tsx';
import css from './creatures.module.css';

export function Creatures(props: PartProps): ReactNode {
  const { view, table } = props;
  const phrases = PHRASES[table.locale];
  return (
    <Walk label={phrases.creatures} className={css['creatures']}>
      <div className={css['track']}>
        {SLOT_IDS.map((slot, place) => (
          <Slot key={slot} {...props} place={place} />
        ))}
      </div>
      <div className={css['piles']}>
        <span className={css['deck']} title={phrases.deck(view.pile)} data-anchor="deck">
          <span aria-hidden="true">{view.pile}</span>
          <span className="only-read-out">{phrases.deck(view.pile)}</span>
        </span>
        <Discard {...props} />
      </div>
    </Walk>
  );
}

function Slot({ view, viewer, table, pointing, place }: PartProps & { readonly place: number }): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  const slot = SLOT_IDS[place];
  const printed = SLOT_PRICES[place] ?? 0;
  const creature = view.track[place] ?? null;
  if (slot === undefined) return null;
  const price = viewer === 'spectator' ? printed : lowestPrice(tableOf(view), viewer, place);
  const sum = phrases.price(printed, printed - price);
  if (creature === null) {
    return (
      <Thing
        as="div"
        pointing={pointing}
        thing={`slot:${slot}`}
        label={`${phrases.emptySlot}, ${sum}`}
        tip={null}
        rule="CY-2.5"
        className={css['empty']}
      >
        <span aria-hidden="true">{printed}</span>
      </Thing>
    );
  }
  const Icon = CREATURE_ICONS[creature];
  const name = words.thing(creature);
  const canReplace =
    pointing.stateOf(`replace:${slot}`) === 'target' || pointing.stateOf(`replace:${slot}`) === 'chosen';
  return (
    <div className={css['slot']}>
      <Thing
        as="div"
        pointing={pointing}
        thing={`slot:${slot}`}
        label={`${name}, ${sum}`}
        title={name}
        tip={words.tip(creature)}
        rule={ruleOfCreature(creature)}
        anchor={slot}
        className={css['card']}
      >
        <span className={css['picture']} aria-hidden="true">
          <Icon />
        </span>
        <span className={css['name']} aria-hidden="true">
          {name}
        </span>
        <span className={css['tip']} aria-hidden="true">
          {words.tip(creature)}
        </span>
        <span className={css['price']} aria-hidden="true">
          {price < printed ? `${printed} − ${printed - price} = ${price}` : printed}
        </span>
      </Thing>
      {canReplace && (
        <Thing
          as="div"
          pointing={pointing}
          thing={`replace:${slot}`}
          label={phrases.replace(name)}
          tip={null}
          rule="CY-13.6"
          className={css['replace']}
        >
          <ReplaceIcon aria-hidden="true" />
          <span aria-hidden="true">1</span>
        </Thing>
      )}
    </div>
  );
}

function Discard({ view, table, pointing }: PartProps): ReactNode {
  const { words, locale, decision } = table;
  const phrases = PHRASES[locale];
  const { discard } = view;
  const isAsked = decision?.ask.kind === 'chimera';
  return (
    <div
      className={css['discard']}
      role="group"
      aria-label={phrases.discardPile(discard.length)}
      title={phrases.discardPile(discard.length)}
      data-asked={isAsked}
      data-anchor="discard"
    >
      {discard.map((creature) => (
        <DiscardedCreature key={creature} creature={creature} pointing={pointing} words={words} />
      ))}
    </div>
  );
}

interface DiscardedProps {
  readonly creature: CreatureId;
  readonly pointing: PartProps['pointing'];
  readonly words: PartProps['table']['words'];
}

function DiscardedCreature({ creature, pointing, words }: DiscardedProps): ReactNode {
  const Icon = CREATURE_ICONS[creature];
  return (
    <Thing
      as="div"
      pointing={pointing}
      thing={`creature:${creature}`}
      label={words.thing(creature)}
      tip={words.tip(creature)}
      rule={ruleOfCreature(creature)}
      className={css['coin']}
    >
      <Icon aria-hidden="true" />
    </Thing>
  );
}
