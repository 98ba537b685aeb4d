// What a board is handed: the question in hand, what has just happened, the words; through whatever the table tells.

import type { Illegal } from '@atoll/engine';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameFace, GameWords } from '../games/types.ts';
import { useSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';
import { decisionOf, FakeSource, logOf } from '../table/source.testing.ts';
import type { Moment } from '../table/source.ts';
import { useTableContext } from './use-table-context.ts';

const face: GameFace = {
  id: 'test',
  size: null,
  Board: () => null,
  OwnArea: null,
  SeatDetails: () => null,
  words: null,
  rulebook: null,
  seatFields: [],
};

const openRules = (): void => {};

function open(source: FakeSource, parts: Partial<GameFace> = {}) {
  const onRefused = vi.fn<(illegal: Illegal) => void>();
  const shown = { ...face, ...parts };
  const hook = renderHook(({ past }) => useTableContext({ source, face: shown, past, onRefused, openRules }), {
    initialProps: { past: null as Moment | null },
  });
  return {
    onRefused,
    get now() {
      return hook.result.current;
    },
    get fresh() {
      return hook.result.current.context.fresh.map(({ seq }) => seq);
    },
    lookAt: (past: Moment | null) => hook.rerender({ past }),
  };
}

const choose = (settings: Partial<Settings>): void => act(() => void useSettings.setState(settings));

beforeEach(() => {
  useSettings.setState({ locale: 'en', pace: 250, confirmTurn: false });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what has just happened', () => {
  it('is what has been added to the log since the last look, and stays so until the next', () => {
    const source = new FakeSource({ log: logOf(0, 1) });
    const at = open(source);
    expect(at.fresh).toEqual([]);
    act(() => source.show({ log: logOf(0, 1, 2, 2) }));
    expect(at.fresh).toEqual([2, 2]);
    act(() => source.show({ canUndo: true }));
    expect(at.fresh).toEqual([2, 2]);
    act(() => source.show({ log: logOf(0, 1, 2, 2, 3) }));
    expect(at.fresh).toEqual([3]);
  });

  it('is not an earlier part of the log that was fetched', () => {
    const source = new FakeSource({ log: logOf(5, 6) });
    const at = open(source);
    act(() => source.show({ log: logOf(3, 4, 5, 6) }));
    expect(at.fresh).toEqual([]);
    act(() => source.show({ log: logOf(2, 3, 4, 5, 6, 7) }));
    expect(at.fresh).toEqual([7]);
  });

  it('is nothing when something is taken back; afterwards it is what is new', () => {
    const source = new FakeSource({ log: logOf(0, 1, 2) });
    const at = open(source);
    act(() => source.show({ log: logOf(0, 1) }));
    expect(at.fresh).toEqual([]);
    act(() => source.show({ log: logOf(0, 1, 2) }));
    expect(at.fresh).toEqual([2]);
  });

  it('is nothing of another log, of one that has just been loaded, or of a long absence', () => {
    const source = new FakeSource({ log: [] });
    const at = open(source);
    act(() => source.show({ log: logOf(0, 1, 2) }));
    expect(at.fresh).toEqual([]);
    act(() => source.show({ log: logOf(7, 8, 9, 10) }));
    expect(at.fresh).toEqual([]);
    act(() => source.show({ log: logOf(7, 8, 9, 10, ...Array.from({ length: 41 }, (_, n) => 11 + n)) }));
    expect(at.fresh).toEqual([]);
  });

  it('is nothing to whoever wants no film or does not look', () => {
    const source = new FakeSource({ log: logOf(0) });
    const at = open(source);
    choose({ pace: 0 });
    act(() => source.show({ log: logOf(0, 1) }));
    expect(at.fresh).toEqual([]);
    choose({ pace: 250 });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => source.show({ log: logOf(0, 1, 2) }));
    expect(at.fresh).toEqual([]);
  });
});

describe('the question in hand', () => {
  const owed = decisionOf('1');
  const beside = decisionOf('2', { optional: true });

  it('is what is owed, until another is taken up; and again when that one has gone', () => {
    const source = new FakeSource({ decisions: [owed, beside] });
    const at = open(source);
    expect(at.now.context.decision?.id).toBe('1');
    expect(at.now.context.others.map(({ id }) => id)).toEqual(['2']);
    act(() => at.now.context.turnTo(beside.id));
    expect(at.now.context.decision?.id).toBe('2');
    act(() => source.show({ decisions: [owed] }));
    expect(at.now.context.decision?.id).toBe('1');
    expect(at.now.context.others).toEqual([]);
  });

  it('is none while the past is looked at', () => {
    const source = new FakeSource({ decisions: [owed] });
    const at = open(source);
    at.lookAt({ seq: 0, viewer: 'spectator', view: {}, waitingFor: [] });
    expect(at.now.context.decision).toBeNull();
    at.lookAt(null);
    expect(at.now.context.decision?.id).toBe('1');
  });

  it('is answered to the table, held back where the person wants that; a refusal is told', async () => {
    const source = new FakeSource({ decisions: [owed] });
    const at = open(source);
    act(() => at.now.context.selection.send({ type: 'pass' }));
    expect(source.submit).toHaveBeenLastCalledWith('1', { type: 'pass' }, { hold: false });
    choose({ confirmTurn: true });
    const illegal: Illegal = { rule: 'TABLE', reason: 'closed-decision' };
    source.submit.mockResolvedValueOnce({ ok: false, illegal });
    act(() => at.now.context.selection.send({ type: 'pass' }));
    expect(source.submit).toHaveBeenLastCalledWith('1', { type: 'pass' }, { hold: true });
    await waitFor(() => expect(at.onRefused).toHaveBeenCalledWith(illegal));
  });

  it('is what the table is asked about when something cannot be done', async () => {
    const source = new FakeSource();
    const at = open(source);
    expect(await at.now.context.why({ type: 'pass' })).toBeNull();
    expect(source.why).not.toHaveBeenCalled();
    act(() => source.show({ decisions: [owed] }));
    await at.now.context.why({ type: 'pass' });
    expect(source.why).toHaveBeenLastCalledWith('1', { type: 'pass' });
  });
});

describe('the words of the game', () => {
  const said = (name: string): GameWords => ({
    name,
    tagline: '',
    asks: {},
    moves: {},
    events: {},
    reasons: {},
    motives: {},
    things: { well: name },
    sources: {},
    endings: {},
    options: {},
  });

  it('are waited for; in another language the old ones stay until the new ones have come', async () => {
    let comeFrench: (words: GameWords) => void = () => {};
    const words = {
      en: () => Promise.resolve(said('Well')),
      fr: () =>
        new Promise<GameWords>((done) => {
          comeFrench = done;
        }),
    };
    const at = open(new FakeSource(), { words });
    expect(at.now.isReady).toBe(false);
    await waitFor(() => expect(at.now.isReady).toBe(true));
    expect(at.now.context.words.thing('well')).toBe('Well');
    choose({ locale: 'fr' });
    expect(at.now.isReady).toBe(true);
    expect(at.now.context.words.thing('well')).toBe('Well');
    await act(async () => comeFrench(said('Puits')));
    expect(at.now.context.words.thing('well')).toBe('Puits');
  });
});
