// Rest tokens: those to choose from, shown to the one who rests alone; and those taken, face up to their owner only.

import type { Viewer } from '@atoll/engine';
import { REST_TOKENS } from '@atoll/game-vanuatu/table';
import type { RestTokenId } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { Roving } from '../../../frame/roving.tsx';
import { PHRASES } from '../phrases.ts';
import { Piece } from '../piece.tsx';
import type { OwnPartProps } from './own-area.tsx';
import css from './own-area.module.css';

export function RestChoice({ view, table, gesture }: OwnPartProps): ReactNode {
  const phrases = PHRASES[table.locale];
  if (view.restTokens === null || gesture.ask !== 'take-rest-token') return null;
  return (
    <div className={css['choices']}>
      <span className={css['caption']}>{phrases.restChoice}</span>
      <Roving className={css['row']} aria-label={phrases.restChoice}>
        {view.restTokens.map((token) => (
          <Piece
            key={token}
            gesture={gesture}
            thing={`token:${token}`}
            label={table.words.thing(token)}
            tip={table.words.tip(token)}
            rule="VA-10.1"
            className={css['token']}
          >
            <Token token={token} />
          </Piece>
        ))}
      </Roving>
    </div>
  );
}

interface OwnRestsProps extends OwnPartProps {
  readonly viewer: Viewer;
}

export function OwnRests({ view, table, gesture, viewer }: OwnRestsProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const own = view.rests.filter(({ seat }) => seat === viewer);
  if (own.length === 0) return null;
  return (
    <div className={css['group']}>
      <span className={css['caption']}>{phrases.restTokens}</span>
      <Roving className={css['row']} aria-label={phrases.restTokens}>
        {own.map(({ token }) =>
          token === null ? null : (
            <Piece
              key={token}
              gesture={gesture}
              thing={null}
              label={table.words.thing(token)}
              tip={table.words.tip(token)}
              rule="VA-10.1"
              className={css['token']}
            >
              <Token token={token} />
            </Piece>
          ),
        )}
      </Roving>
    </div>
  );
}

function Token({ token }: { readonly token: RestTokenId }): ReactNode {
  const { vatus, points, firstPlayer } = REST_TOKENS.find(({ id }) => id === token) ?? REST_TOKENS[0];
  return (
    <span className={css['token-face']}>
      {firstPlayer && <b>1.</b>}
      {vatus > 0 && <span className={css['token-vatu']}>+{vatus}</span>}
      {points > 0 && <span className={css['token-point']}>+{points}</span>}
    </span>
  );
}
