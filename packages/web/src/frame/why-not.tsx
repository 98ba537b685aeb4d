// The one small note beside a thing: what it is, and why it cannot be chosen now. One for the whole table.

import type { GameTypes } from '@atoll/engine';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { Sentence } from '../games/types.ts';
import { SentenceView } from './sentence.tsx';
import { useTable, useTelling } from './table-context.ts';
import css from './why-not.module.css';

/** What a thing says of itself: its name, words about it, and the move whose refusal explains it. */
interface Said {
  readonly label: string;
  readonly tip: string | null;
  readonly move: GameTypes['move'] | null;
  /** The paragraph about the thing itself. */
  readonly rule?: string | null;
}

interface WhyNot {
  readonly show: (element: Element, said: Said) => void;
  /** After a moment, as a tooltip does. */
  readonly soon: (element: Element, said: Said) => void;
  readonly leave: () => void;
}

interface Note extends Said {
  readonly of: Element;
  readonly at: DOMRect;
  readonly reason: { readonly rule: string; readonly sentence: Sentence } | null;
}

const WhyNotContext = createContext<WhyNot | null>(null);

export function useWhyNot(): WhyNot {
  const context = useContext(WhyNotContext);
  if (context === null) throw new Error('this component belongs inside a table');
  return context;
}

const HOVER_MS = 300;
const LEAVE_MS = 250;
const WIDTH = 280;

export function WhyNotProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { why, decision, snapshot } = useTable();
  const { words } = useTelling();
  const [note, setNote] = useState<Note | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const view = useRef<HTMLDivElement>(null);
  /** The newest request: an answer to an older one is dropped. */
  const turn = useRef(0);

  const show = useCallback(
    (element: Element, said: Said): void => {
      clearTimeout(timer.current);
      turn.current += 1;
      const mine = turn.current;
      const at = element.getBoundingClientRect();
      if (said.move === null) {
        setNote(said.tip === null && said.label === '' ? null : { ...said, of: element, at, reason: null });
        return;
      }
      void why(said.move).then((illegal) => {
        if (mine !== turn.current) return;
        const reason = illegal === null ? null : { rule: illegal.rule, sentence: words.reason(illegal) };
        setNote({ ...said, of: element, at, reason });
      });
    },
    [why, words],
  );

  const value = useMemo<WhyNot>(
    () => ({
      show,
      soon(element, said) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => show(element, said), HOVER_MS);
      },
      leave() {
        clearTimeout(timer.current);
        turn.current += 1;
        timer.current = setTimeout(() => setNote(null), LEAVE_MS);
      },
    }),
    [show],
  );

  useEffect(() => {
    if (note === null) return undefined;
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      // A finger put down beside it means something else; on it, the rule it names.
      if (event.type === 'pointerdown' && event.target instanceof Node && view.current?.contains(event.target)) return;
      setNote(null);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close, true);
    document.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close, true);
      document.removeEventListener('scroll', close, true);
    };
  }, [note]);

  // What was said was said of the last question.
  useEffect(() => {
    turn.current += 1;
    clearTimeout(timer.current);
    setNote(null);
  }, [decision?.id]);

  // Nor does a note outlive its thing, or stay behind where the thing has gone.
  useEffect(() => {
    setNote((shown) => (shown !== null && hasLeft(shown) ? null : shown));
  }, [snapshot.seq]);

  const stay = (): void => clearTimeout(timer.current);

  return (
    <WhyNotContext value={value}>
      {children}
      {note !== null && (
        <NoteView ref={view} note={note} onStay={stay} onLeave={value.leave} onDone={() => setNote(null)} />
      )}
    </WhyNotContext>
  );
}

/** A hand's breadth: pieces stir a little where others come to lie beside them. */
const STIRS = 12;

function hasLeft({ of, at }: Note): boolean {
  const { x, y } = of.getBoundingClientRect();
  return !of.isConnected || Math.hypot(x - at.x, y - at.y) > STIRS;
}

interface NoteViewProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly note: Note;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onDone: () => void;
}

function NoteView({ ref, note, onStay, onLeave, onDone }: NoteViewProps): ReactNode {
  const asked = note.reason?.rule ?? note.rule ?? null;
  // The table's own refusals stand in no rulebook.
  const rule = asked === 'TABLE' || asked === 'ENGINE' ? null : asked;
  const below = note.at.top < 160;
  const left = Math.max(8, Math.min(note.at.left + note.at.width / 2 - WIDTH / 2, innerWidth - WIDTH - 8));
  const style = below ? { left, top: note.at.bottom + 8 } : { left, bottom: innerHeight - note.at.top + 8 };
  return (
    <div ref={ref} className={css['note']} style={style} role="status" onPointerEnter={onStay} onPointerLeave={onLeave}>
      <strong className={css['label']}>{note.label}</strong>
      {note.tip !== null && <p className={css['tip']}>{note.tip}</p>}
      {note.reason !== null && (
        <p className={css['reason']}>
          <SentenceView sentence={note.reason.sentence} /> {rule !== null && <RuleLink rule={rule} onDone={onDone} />}
        </p>
      )}
      {note.reason === null && rule !== null && (
        <p className={css['reason']}>
          <RuleLink rule={rule} onDone={onDone} />
        </p>
      )}
    </div>
  );
}

interface RuleLinkProps {
  readonly rule: string;
  readonly onDone: () => void;
}

function RuleLink({ rule, onDone }: RuleLinkProps): ReactNode {
  const t = useTranslations('table');
  const { openRules } = useTable();
  return (
    <button
      type="button"
      className={css['rule']}
      aria-label={t('openRule', { rule })}
      onClick={() => {
        openRules(rule);
        onDone();
      }}
    >
      {rule}
    </button>
  );
}
