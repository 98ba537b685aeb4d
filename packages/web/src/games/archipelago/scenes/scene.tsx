// What lies in the middle of the table while a question is about it: a crisis, sealed bids, a hex in the hand, a price.

import type { Archipelago } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import type { TableContext } from '../../types.ts';
import { HarvestGoods } from '../deals/harvest-goods.tsx';
import { DealScene } from '../deals/deal-scene.tsx';
import { OfferNotice } from '../deals/offer-notice.tsx';
import { Bids } from './bids.tsx';
import { Choices } from './choices.tsx';
import { Construct } from './construct.tsx';
import { Crisis } from './crisis.tsx';
import { Hands } from './hands.tsx';
import { HexTray } from './hex-tray.tsx';
import { KeepObjectives, VoteTrend } from './first-choices.tsx';
import { Order } from './order.tsx';
import { Reveal } from './reveal.tsx';
import { Victims } from './victims.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

export function Scene({ view, table }: SceneProps): ReactNode {
  const props = { view, table };
  const Own = ownScene(table);
  return (
    <div className={css['scenes']}>
      <OfferNotice {...props} />
      {Own === null ? <Common {...props} /> : <Own {...props} />}
      <Choices {...props} />
    </div>
  );
}

/** The scene of the question that is put to the viewer. */
function ownScene({ decision }: TableContext<Archipelago>): ((props: SceneProps) => ReactNode) | null {
  switch (decision?.ask.kind) {
    case 'place-hex':
    case 'take-or-refuse':
      return HexTray;
    case 'vote-trend':
      return VoteTrend;
    case 'keep-objectives':
      return KeepObjectives;
    case 'set-order':
      return Order;
    case 'construct':
      return Construct;
    case 'fill-hands':
    case 'pick-hand':
      return Hands;
    case 'choose-victim':
      return Victims;
    case 'offer-for-harvest':
    case 'permit-harvest':
    case 'pay-price':
      return HarvestGoods;
    case 'propose-deal':
    case 'answer-deal':
    case 'withdraw-deal':
      return DealScene;
    default:
      return null;
  }
}

/** What everybody sees, whoever is asked. */
function Common({ view, table }: SceneProps): ReactNode {
  const top = view.stack.findLast(({ kind }) => SHARED.has(kind));
  switch (top?.kind) {
    case 'domestic-crisis':
    case 'export-crisis':
      return <Crisis view={view} table={table} frame={top} />;
    case 'bidding':
      return <Bids view={view} table={table} frame={top} />;
    case 'reveal':
      return <Reveal view={view} table={table} frame={top} />;
    default:
      return null;
  }
}

/** An expulsion has no scene: the crisis under it is over, and what is asked lies on the map. */
const SHARED = new Set(['domestic-crisis', 'export-crisis', 'expulsion', 'bidding', 'reveal']);
