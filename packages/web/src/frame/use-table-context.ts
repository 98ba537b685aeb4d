// Builds what boards get: the open question, the pointing, the words, the film. One per table on screen.

import type { GameTypes, Illegal, Seat } from '@atoll/engine';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GameFace, GameWords, Locale, Plan, TableContext, Words } from '../games/types.ts';
import { wordsFor } from '../games/words.ts';
import { useLocale } from '../i18n/language.tsx';
import { paceOf, useSettings } from '../settings/settings.ts';
import type { LoggedEvent, Moment, SeatInfo, TableSnapshot, TableSource } from '../table/source.ts';
import { useSelection } from '../table/use-selection.ts';
import { colourOf } from '../ui/colours.ts';
import { useOnlyAnswer } from './use-only-answer.ts';
import { useSteps } from './use-steps.ts';
import { useTakenUp } from './use-taken-up.ts';

export function useSnapshot(source: TableSource): TableSnapshot {
  return useSyncExternalStore(
    useCallback((listener) => source.subscribe(listener), [source]),
    () => source.getSnapshot(),
  );
}

/** The game's own words in the language of the page; null until they are there, or where a game has none. */
function useGameWords(face: GameFace, locale: Locale): { readonly words: GameWords | null; ready: boolean } {
  const [loaded, setLoaded] = useState<{ face: GameFace; locale: Locale; words: GameWords } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void face.words?.[locale]().then((words) => {
      if (isWanted) setLoaded({ face, locale, words });
    });
    return () => {
      isWanted = false;
    };
  }, [face, locale]);
  const isThis = loaded?.face === face;
  // The old language stays until the new one has come.
  return { words: isThis ? loaded.words : null, ready: face.words === null || isThis };
}

/** More than this at once is not shown as a film: a reload, a long absence. */
const FILM_EVENTS = 40;

function useFresh(log: readonly LoggedEvent[], pace: number): readonly LoggedEvent[] {
  const seen = useRef<{ log: readonly LoggedEvent[]; fresh: readonly LoggedEvent[] }>({ log, fresh: [] });
  if (seen.current.log !== log) {
    const fresh = log.slice(seen.current.log.length + shiftOf(seen.current.log, log));
    const isFilm = pace > 0 && seen.current.log.length > 0 && fresh.length <= FILM_EVENTS && !document.hidden;
    seen.current = { log, fresh: isFilm ? fresh : [] };
  }
  return seen.current.fresh;
}

/** How much earlier the new log begins; past its end if it is another one altogether. */
function shiftOf(before: readonly LoggedEvent[], now: readonly LoggedEvent[]): number {
  const first = JSON.stringify(before[0]);
  const at = now.findIndex((logged) => logged.seq === before[0]?.seq && JSON.stringify(logged) === first);
  return at < 0 ? now.length : at;
}

/** For faces whose selection says everything. */
const useNoPlan = (): Plan | null => null;

export interface TableParts {
  readonly source: TableSource;
  readonly face: GameFace;
  readonly past: Moment | null;
  readonly onRefused: (illegal: Illegal) => void;
  readonly openRules: (id: string) => void;
}

export function useTableContext({ source, face, past, onRefused, openRules }: TableParts): {
  readonly context: TableContext;
  /** What sentences about the past need: the same from move to move. */
  readonly telling: Pick<TableContext, 'seat' | 'words'>;
  readonly isReady: boolean;
} {
  const snapshot = useSnapshot(source);
  const locale = useLocale();
  const pace = useSettings(paceOf);
  const hold = useSettings(({ confirmTurn }) => confirmTurn);
  const { words: gameWords, ready } = useGameWords(face, locale);
  const { viewer } = snapshot;
  const { decision, others, turnTo, noteSent } = useTakenUp(past === null ? snapshot.decisions : null, onRefused);

  const send = useCallback(
    (move: GameTypes['move']) => {
      if (decision === null) return;
      // What takes a while to put together must not answer another question than it was meant for.
      const ask = decision.open ? decision.ask : undefined;
      noteSent(decision.id);
      void source.submit(decision.id, move, { hold, ask }).then((outcome) => {
        if (outcome.ok) return;
        noteSent(null);
        onRefused(outcome.illegal);
      });
    },
    [source, decision, hold, onRefused, noteSent],
  );
  const isAnswered = useSettings(({ onlyAnswers }) => onlyAnswers);
  useOnlyAnswer(decision, isAnswered, send);
  const selection = useSelection(decision, send);

  const lasting = useMemo(
    () =>
      wordsFor({
        words: gameWords,
        locale,
        seatFields: face.seatFields,
        viewer: viewer === 'spectator' ? null : viewer,
      }),
    [gameWords, locale, face, viewer],
  );

  const { view } = snapshot;
  const words = useMemo<Words>(() => {
    if (face.meaning === undefined) return lasting;
    return { ...lasting, move: (move) => lasting.move({ ...move, ...face.meaning?.(move, view) }) };
  }, [lasting, face, view]);

  const decisionId = decision?.id;
  const why = useCallback(
    async (move: GameTypes['move']) => (decisionId === undefined ? null : source.why(decisionId, move)),
    [source, decisionId],
  );

  const write = useCallback(
    (isWriting: boolean) => source.write?.(isWriting && decisionId !== undefined ? decisionId : null),
    [source, decisionId],
  );

  const seat = useCallback((of: Seat): SeatInfo => snapshot.seats[of] ?? nobody(of), [snapshot.seats]);
  const telling = useMemo(() => ({ seat, words: lasting }), [seat, lasting]);
  const fresh = useFresh(snapshot.log, pace);

  const takeBack = useCallback((count: number) => void source.undo(count), [source]);
  const { sendSteps, undo } = useSteps({ decision, drafted: snapshot.drafted, send, takeBack });
  const table = useMemo<Omit<TableContext, 'plan'>>(
    () => ({
      snapshot,
      locale,
      words,
      decision,
      others,
      turnTo,
      write,
      selection,
      sendSteps,
      undo,
      seat,
      fresh,
      pace,
      why,
      openRules,
    }),
    [
      snapshot,
      locale,
      words,
      decision,
      others,
      turnTo,
      write,
      selection,
      sendSteps,
      undo,
      seat,
      fresh,
      pace,
      why,
      openRules,
    ],
  );
  const usePlan = face.usePlan ?? useNoPlan;
  const plan = usePlan({ view: snapshot.view, table });
  const context = useMemo<TableContext>(() => ({ ...table, plan }), [table, plan]);
  return { context, telling, isReady: ready };
}

function nobody(seat: Seat): SeatInfo {
  return { seat, name: '?', colour: colourOf(seat), kind: 'empty', presence: 'away', clock: null };
}
