// The prompt: who owes what, in one sentence; the buttons of this decision; undo and confirm.

import type { GameTypes } from '@atoll/engine';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import ListIcon from '~icons/lucide/list';
import CheckIcon from '~icons/lucide/check';
import type { GameFace, Sentence } from '../games/types.ts';
import type { TableSource } from '../table/source.ts';
import { Button } from '../ui/button.tsx';
import { SentenceView } from './sentence.tsx';
import { useTable } from './table-context.ts';
import { UndoButton } from './undo-button.tsx';
import { useClosedEnd } from './use-closed-end.ts';
import { useListOf } from './use-list-of.ts';
import { onlyAnswerTo } from './use-only-answer.ts';
import css from './prompt.module.css';

interface PromptProps {
  readonly source: TableSource;
  readonly face: GameFace;
  readonly isListOpen: boolean;
  readonly onList: () => void;
}

export function Prompt({ source, face, isListOpen, onList }: PromptProps): ReactNode {
  const t = useTranslations('table');
  const { snapshot, decision, others, selection, words, plan, sendSteps } = useTable();
  const closed = useClosedEnd(face);
  const reason = useId();
  const buttons = decision === null ? [] : promptButtons(face, decision, snapshot.view);
  const ready = plan === null ? selection.ready : null;
  const isReady = ready !== null || (plan !== null && plan.steps !== null);
  const isBegun = ready !== null || plan !== null;
  const confirm = (): void => {
    if (plan?.steps) sendSteps(plan.steps);
    else selection.send();
  };
  const clear = (): void => {
    selection.clear();
    plan?.clear();
  };
  return (
    <section
      className={css['prompt']}
      aria-label={t('prompt')}
      data-mine={decision !== null}
      data-answers={buttons.length > 0 || isBegun || others.length > 0 || snapshot.canConfirm}
    >
      <div className={css['say']}>
        <p className={css['sentence']} aria-live="polite">
          <Question />
          <RuleOfAsk face={face} />
        </p>
        {onlyAnswerTo(decision) !== null && <p className={css['preview']}>{t('onlyAnswer')}</p>}
        {ready !== null && <Preview move={ready} face={face} />}
        {!isBegun && closed !== null && (
          <p id={reason} className={css['preview']} role="status">
            <SentenceView sentence={words.reason(closed.illegal)} /> <RuleChip rule={closed.illegal.rule} />
          </p>
        )}
        {plan !== null && <PreviewLine sentence={plan.sentence} price={plan.price} />}
      </div>
      <div className={css['actions']}>
        {!isBegun &&
          buttons.map((move) => (
            <Button
              key={JSON.stringify(move)}
              weight="secondary"
              size="s"
              data-answer=""
              onClick={() => selection.send(move)}
            >
              <SentenceView sentence={words.move(move)} />
            </Button>
          ))}
        {!isBegun && closed !== null && (
          <Button weight="secondary" size="s" aria-disabled="true" aria-describedby={reason}>
            <SentenceView sentence={words.move(closed.move)} />
          </Button>
        )}
        {ready === null && <OtherQuestions />}
        <span className={css['tools']}>
          {decision !== null && (
            <Button
              weight="quiet"
              size="s"
              icon={<ListIcon />}
              aria-expanded={isListOpen}
              onClick={onList}
              title={`${t('allMoves')} (M)`}
            >
              <span className={css['wide']}>{t('allMoves')}</span>
            </Button>
          )}
          {isBegun && (
            <Button weight="quiet" size="s" onClick={clear}>
              {t('clear')}
            </Button>
          )}
          <UndoButton source={source} />
        </span>
        {snapshot.canConfirm && (
          <Button weight="primary" size="s" icon={<CheckIcon />} onClick={() => void source.confirm()}>
            {t('confirmTurn')}
          </Button>
        )}
        {isReady && (
          <Button weight="primary" size="s" icon={<CheckIcon />} onClick={confirm} data-confirm="">
            {t('confirm')}
          </Button>
        )}
      </div>
    </section>
  );
}

const MOST_BUTTONS = 4;
const MOST_OTHERS = 3;

/** What may be done beside what is owed, or while others are to move. */
function OtherQuestions(): ReactNode {
  const t = useTranslations('table');
  const { decision, others, turnTo, words } = useTable();
  if (decision?.optional === true) {
    return (
      <Button weight="quiet" size="s" onClick={() => turnTo(null)}>
        {t('clear')}
      </Button>
    );
  }
  return others.slice(0, MOST_OTHERS).map(({ id, ask }) => (
    <Button key={id} weight="quiet" size="s" onClick={() => turnTo(id)}>
      <SentenceView sentence={words.ask(ask)} />
    </Button>
  ));
}

function promptButtons(
  face: GameFace,
  decision: Parameters<NonNullable<GameFace['buttons']>>[0],
  view: GameTypes['view'],
): readonly GameTypes['move'][] {
  const chosen = face.buttons?.(decision, view) ?? decision.legal.filter((move) => Object.keys(move).length === 1);
  return chosen.slice(0, MOST_BUTTONS);
}

function Question(): ReactNode {
  const t = useTranslations('table');
  const { snapshot, decision, words, seat } = useTable();
  const names = useListOf(snapshot.waitingFor.map((owes) => seat(owes).name));
  if (decision !== null) return <SentenceView sentence={words.ask(decision.ask)} />;
  if (snapshot.canConfirm) return t('confirmLead');
  if (snapshot.status === 'over') return snapshot.ending === null ? null : words.ending(snapshot.ending);
  if (snapshot.viewer === 'spectator' && snapshot.curtain === null) return t('watching', { names });
  return t('waitingFor', { names });
}

/** The paragraph about this question, one press away. */
function RuleOfAsk({ face }: { readonly face: GameFace }): ReactNode {
  const { decision } = useTable();
  return decision === null ? null : <RuleChip rule={face.ruleOf?.(decision.ask) ?? decision.rule} />;
}

function RuleChip({ rule }: { readonly rule: string }): ReactNode {
  const t = useTranslations('table');
  const { openRules } = useTable();
  return (
    <button type="button" className={css['rule']} aria-label={t('openRule', { rule })} onClick={() => openRules(rule)}>
      {rule}
    </button>
  );
}

function Preview({ move, face }: { readonly move: GameTypes['move']; readonly face: GameFace }): ReactNode {
  const { snapshot, words, locale } = useTable();
  const price = face.preview?.(move, snapshot.view, snapshot.viewer, words, locale) ?? null;
  return <PreviewLine sentence={words.move(move)} price={price} />;
}

interface PreviewLineProps {
  readonly sentence: Sentence;
  readonly price: Sentence | null;
}

function PreviewLine({ sentence, price }: PreviewLineProps): ReactNode {
  return (
    <p className={css['preview']} aria-live="polite">
      <SentenceView sentence={sentence} />
      {price !== null && (
        <span className={css['price']}>
          <SentenceView sentence={price} />
        </span>
      )}
    </p>
  );
}
