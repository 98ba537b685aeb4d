// What is left to say that lies nowhere on the table: how to pay, which of two effects, cube or token.

import type { Coin, Payment } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Cube } from '../cube.tsx';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { Panel, Row } from './panel.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

export function Choices({ table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { selection, words } = table;
  const { values } = selection.picked;
  // Only once it is known what is paid for, or sold.
  if (values['card'] === undefined && values['building'] === undefined && values['resource'] === undefined) return null;
  const options = selection.valuesOf('option') as readonly number[];
  const payments = paymentsLeft(selection.valuesOf('payment') as readonly Payment[]);
  const tokens = values['deal'] === 'sell' ? (selection.valuesOf('token') as readonly boolean[]) : [];
  return (
    <>
      {values['card'] !== undefined && options.length > 1 && (
        <Panel title={phrases.whichOption}>
          <Row label={phrases.whichOption}>
            {options.map((option) => (
              <Point
                key={option}
                thing={`option:${option}`}
                picks={[{ option }]}
                label={phrases.option(option)}
                className={css['chip']}
              >
                {phrases.option(option)}
              </Point>
            ))}
          </Row>
        </Panel>
      )}
      {payments.length > 1 && (
        <Panel title={phrases.howToPay}>
          <Row label={phrases.howToPay}>
            {payments.map((payment) => (
              <Point
                key={payment.join(' ')}
                thing={`pay:${payment.join('+')}`}
                picks={[{ payment }]}
                label={payment.map((coin: Coin) => words.thing(coin)).join(', ')}
                rule="AR-23.1"
                className={css['chip']}
              >
                {payment.map((coin, i) => (
                  // In the order of the price.
                  <Cube key={i} resource={coin} size={22} />
                ))}
              </Point>
            ))}
          </Row>
        </Panel>
      )}
      {tokens.length > 1 && (
        <Panel title={phrases.howToPay}>
          <Row label={phrases.howToPay}>
            {tokens.map((token) => (
              <Point
                key={String(token)}
                thing={`token:${token}`}
                picks={[{ token }]}
                label={token ? phrases.withToken : phrases.withCube}
                rule="AR-23.1"
                className={css['chip']}
              >
                {token ? phrases.withToken : phrases.withCube}
              </Point>
            ))}
          </Row>
        </Panel>
      )}
    </>
  );
}

/** Ways of one price only: several prices are still open while another choice comes first. */
function paymentsLeft(payments: readonly Payment[]): readonly Payment[] {
  const [first] = payments;
  return payments.every(({ length }) => length === first?.length) ? payments : [];
}
