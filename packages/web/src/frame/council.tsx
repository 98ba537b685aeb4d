// What the people of a table decide together: whether a move is taken back, and what becomes of somebody out of time.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AbsenceChoice, Council, CouncilActs } from '../table/source.ts';
import { Button } from '../ui/button.tsx';
import { SentenceView } from './sentence.tsx';
import { useTable } from './table-context.ts';
import { useListOf } from './use-list-of.ts';
import css from './council.module.css';

interface CouncilProps {
  readonly council: Council;
  readonly acts: CouncilActs;
  /** Shows the table as it would stand again. */
  readonly onShow: (seq: number) => void;
}

export function CouncilNotes({ council, acts, onShow }: CouncilProps): ReactNode {
  return (
    <>
      {council.offer !== null && <Offer offer={council.offer} acts={acts} onShow={onShow} />}
      {council.votes.map((vote) => (
        <Vote key={vote.seat} vote={vote} acts={acts} />
      ))}
    </>
  );
}

interface OfferProps extends Omit<CouncilProps, 'council'> {
  readonly offer: NonNullable<Council['offer']>;
}

function Offer({ offer, acts, onShow }: OfferProps): ReactNode {
  const t = useTranslations('council');
  const { snapshot, seat } = useTable();
  const { by, to, accepted } = offer;
  const missing = snapshot.seats.filter((info) => info.kind === 'person' && ![by, ...accepted].includes(info.seat));
  const names = useListOf(missing.map(({ name }) => name));
  const isMine = by === snapshot.viewer;
  const mustAnswer = missing.some((info) => info.seat === snapshot.viewer);
  return (
    <div className={css['note']} role="status">
      <span>
        {isMine ? (
          t('youAsk', { seq: to })
        ) : (
          <>
            <SentenceView sentence={[{ seat: by }]} /> {t('asksBack', { seq: to })}
          </>
        )}
      </span>
      {mustAnswer ? (
        <>
          <Button size="s" weight="quiet" onClick={() => onShow(to)}>
            {t('look')}
          </Button>
          <Button size="s" onClick={() => acts.answerBack(to, false)}>
            {t('decline')}
          </Button>
          <Button size="s" weight="primary" onClick={() => acts.answerBack(to, true)}>
            {t('agree', { name: seat(by).name })}
          </Button>
        </>
      ) : (
        <span className={css['quiet']}>{t('waitingFor', { names })}</span>
      )}
      {isMine && (
        <Button size="s" onClick={() => acts.withdrawBack(to)}>
          {t('withdraw')}
        </Button>
      )}
    </div>
  );
}

const CHOICES = ['wait', 'fallback', 'bot'] as const satisfies readonly AbsenceChoice[];

interface VoteProps {
  readonly vote: Council['votes'][number];
  readonly acts: CouncilActs;
}

function Vote({ vote, acts }: VoteProps): ReactNode {
  const t = useTranslations('council');
  const { snapshot } = useTable();
  const { viewer } = snapshot;
  const mine = viewer === 'spectator' ? undefined : vote.choices[viewer];
  const mayVote = viewer !== 'spectator' && viewer !== vote.seat;
  const count = (choice: AbsenceChoice): number => Object.values(vote.choices).filter((each) => each === choice).length;
  return (
    <div className={css['note']} role="status">
      <span>
        <SentenceView sentence={[{ seat: vote.seat }]} /> {t('outOfTime')}
      </span>
      {mayVote &&
        CHOICES.map((choice) => (
          <Button
            key={choice}
            size="s"
            aria-pressed={mine === choice}
            weight={mine === choice ? 'primary' : 'secondary'}
            onClick={() => acts.vote(vote.seat, choice)}
          >
            {t(`choice.${choice}`)}
            {count(choice) > 0 && <span className={css['count']}>{count(choice)}</span>}
          </Button>
        ))}
    </div>
  );
}
