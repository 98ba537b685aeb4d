// A group of pieces is one stop of the Tab key; the arrows walk inside it.

import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Roving } from './roving.tsx';

function Pieces({ targets }: { readonly targets: readonly string[] }): ReactNode {
  return (
    <Roving aria-label="Hand">
      {['a', 'b', 'c'].map((name) => (
        <div
          key={name}
          role="button"
          tabIndex={-1}
          data-piece=""
          data-target={targets.includes(name) ? 'target' : 'quiet'}
        >
          {name}
        </div>
      ))}
    </Roving>
  );
}

const piece = (name: string): HTMLElement => screen.getByRole('button', { name });
const stops = (): string[] =>
  screen.getAllByRole('button').flatMap(({ tabIndex, textContent }) => (tabIndex === 0 ? [textContent ?? ''] : []));
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('the one stop is the first piece that can be chosen, else the first', () => {
  const { rerender } = render(<Pieces targets={['b', 'c']} />);
  expect(stops()).toEqual(['b']);
  rerender(<Pieces targets={[]} />);
  expect(stops()).toEqual(['a']);
});

it('arrows, Home and End walk along and round, and take the stop with them', () => {
  render(<Pieces targets={['b']} />);
  piece('b').focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(piece('c'));
  expect(stops()).toEqual(['c']);
  press('ArrowRight');
  expect(document.activeElement).toBe(piece('a'));
  press('End');
  expect(document.activeElement).toBe(piece('c'));
  press('Home');
  press('ArrowLeft');
  expect(document.activeElement).toBe(piece('c'));
});

it('whoever stands on a piece stays there when the pieces are drawn anew', () => {
  const { rerender } = render(<Pieces targets={['b']} />);
  piece('c').focus();
  rerender(<Pieces targets={['a']} />);
  expect(stops()).toEqual(['c']);
});
