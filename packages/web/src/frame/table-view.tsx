// The frame of every table: prompt on top, the table in the centre, a panel per seat, what is mine, the drawer.

import type { Illegal } from '@atoll/engine';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import HomeIcon from '~icons/lucide/chevron-left';
import type { GameFace } from '../games/types.ts';
import { useSettings } from '../settings/settings.ts';
import type { Moment, TableSource } from '../table/source.ts';
import { Button } from '../ui/button.tsx';
import { AllMoves } from './all-moves.tsx';
import { ChatBubble } from './chat/chat-bubble.tsx';
import { useUnread } from './chat/use-unread.ts';
import { CouncilNotes } from './council.tsx';
import { Curtain } from './curtain.tsx';
import { DrawerButton } from './drawer-button.tsx';
import { Drawer } from './drawer.tsx';
import type { DrawerTab } from './drawer.tsx';
import { EndOfTable } from './end-of-table.tsx';
import { LiveEvents } from './live-events.tsx';
import { MyObjective } from './objective/my-objective.tsx';
import { ObjectiveDealt } from './objective/objective-dealt.tsx';
import { Prompt } from './prompt.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { RevealedAreas } from './revealed-areas.tsx';
import { SeatPanels } from './seat-panels.tsx';
import { SinceYouLeft, useLeftOff } from './since-you-left.tsx';
import { Stage } from './stage.tsx';
import { TableContextOfFrame, TellingContext } from './table-context.ts';
import { useKeys } from './use-keys.ts';
import { useSignals } from './use-signals.ts';
import { useTableContext } from './use-table-context.ts';
import { WhyNotProvider } from './why-not.tsx';
import css from './table-view.module.css';

interface TableViewProps {
  readonly source: TableSource;
  readonly face: GameFace;
  readonly title: string;
  readonly onRematch: (() => void) | null;
  /** Above the prompt: the controls of a replay. */
  readonly controls?: ReactNode;
  /** What pressing a line of the log does instead of looking back: a replay goes there. */
  readonly onShow?: ((seq: number) => void) | undefined;
}

export function TableView({ source, face, title, onRematch, controls, onShow }: TableViewProps): ReactNode {
  const t = useTranslations('table');
  const listMoves = useSettings((settings) => settings.listMoves);
  const [tab, setTab] = useState<DrawerTab>('log');
  const [isDrawerOpen, setIsDrawerOpen] = useState(() => innerWidth >= WIDE);
  const [isListWanted, setIsListWanted] = useState(false);
  const [listHasKeys, setListHasKeys] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const [past, setPast] = useState<Moment | null>(null);
  const [refusal, setRefusal] = useState<Illegal | null>(null);

  const openRules = useCallback((id: string) => {
    setRule(id);
    setTab('rules');
    setIsDrawerOpen(true);
  }, []);
  const { context, telling, isReady } = useTableContext({ source, face, past, onRefused: setRefusal, openRules });
  const { snapshot, decision } = context;
  const isLive = snapshot.table.kind !== 'replay' && snapshot.status === 'playing';
  const [leftOff, forgetLeftOff] = useLeftOff(snapshot.table.id, snapshot.seq, isLive);
  const unread = useUnread(snapshot, isDrawerOpen && tab === 'chat');
  const isGeneric = face.OwnArea === null && face.words === null;
  const isListOpen = decision !== null && (isListWanted || listMoves || isGeneric);

  const showPast = (seq: number): void => {
    if (onShow !== undefined) onShow(seq);
    else if (seq >= snapshot.seq) setPast(null);
    else void source.at(seq).then(setPast);
  };
  const toggleList = (): void => {
    setListHasKeys(!isListOpen || !listHasKeys);
    setIsListWanted(!isListWanted);
  };
  /** The key brings whoever is elsewhere to the list; only from within does it close it. */
  const listKey = (): void => {
    const list = document.querySelector('section[data-moves]');
    if (!isListOpen || list === null || list.contains(document.activeElement)) toggleList();
    else list.querySelector<HTMLElement>('button[data-move]')?.focus();
  };
  const openTab = (next: DrawerTab): void => {
    setIsDrawerOpen(!isDrawerOpen || tab !== next);
    setTab(next);
  };

  useKeys({ context, source, onList: listKey, onLog: () => openTab('log'), onPresent: () => setPast(null) });
  useSignals(context, face, title);
  useEffect(() => setRefusal(null), [decision?.id]);

  if (!isReady) return null;
  const view = past?.view ?? snapshot.view;
  const revealed = snapshot.revealed ?? [];
  const props = { view, viewer: snapshot.viewer, table: context };
  const objectives = face.objectives?.(view, snapshot.viewer, context.words, context.locale) ?? [];
  return (
    <TableContextOfFrame value={context}>
      <TellingContext value={telling}>
        <WhyNotProvider>
          <div className={css['frame']} data-game={snapshot.table.game} data-drawer={isDrawerOpen}>
            <header className={css['top']} data-mine={decision !== null}>
              <Link to="/" className={css['home']} aria-label={t('leave')} title={t('leave')}>
                <HomeIcon />
                <h1 className={css['title']}>{title}</h1>
              </Link>
              {controls ?? <Prompt source={source} face={face} isListOpen={isListOpen} onList={toggleList} />}
              <DrawerButton
                isOpen={isDrawerOpen}
                unread={unread.count}
                className={css['drawer-button']}
                onPress={() => setIsDrawerOpen(!isDrawerOpen)}
              />
              {snapshot.connection === 'reconnecting' && (
                <p className={css['reconnecting']} role="status">
                  {t('reconnecting')}
                </p>
              )}
            </header>
            <div className={css['notes']}>
              {snapshot.council !== undefined && source.acts !== undefined && (
                <CouncilNotes council={snapshot.council} acts={source.acts} onShow={showPast} />
              )}
              {leftOff !== null && (
                <SinceYouLeft
                  leftOff={leftOff}
                  onRead={() => openTab('log')}
                  onShow={(seq) => (seq === null ? setPast(null) : showPast(seq))}
                  onDone={forgetLeftOff}
                />
              )}
              {past !== null && leftOff === null && (
                <div className={css['past']} role="status">
                  {t('past', { seq: past.seq })}
                  <Button size="s" onClick={() => setPast(null)}>
                    {t('backToNow')}
                  </Button>
                </div>
              )}
            </div>
            <main
              id="content"
              className={css['centre']}
              data-past={past !== null}
              data-decision={decision?.id}
              data-beside={face.Beside !== undefined}
              data-listed={isListOpen}
            >
              {face.Beside !== undefined && (
                <section className={css['beside']} aria-label={t('beside')}>
                  <face.Beside {...props} />
                </section>
              )}
              <Stage size={typeof face.size === 'function' ? face.size(view) : face.size}>
                <face.Board {...props} />
              </Stage>
              {isListOpen && (
                <div className={css['list']}>
                  <AllMoves takesFocus={listHasKeys} onSent={() => setListHasKeys(true)} />
                </div>
              )}
            </main>
            <div className={css['side']}>
              <SeatPanels face={face} view={view} />
              <ChatBubble line={unread.newest} onOpen={() => openTab('chat')} />
              {isDrawerOpen && (
                <div className={css['drawer']}>
                  <Drawer
                    source={source}
                    face={face}
                    tab={tab}
                    rule={rule}
                    shownSeq={past?.seq ?? null}
                    seenSeq={leftOff}
                    unread={unread.count}
                    onTab={setTab}
                    onShow={showPast}
                    onClose={() => setIsDrawerOpen(false)}
                  />
                </div>
              )}
            </div>
            {face.OwnArea !== null && (
              <section className={css['mine']} aria-label={t('mine')} data-objectives={objectives.length > 0}>
                {revealed.length === 0 && <face.OwnArea {...props} />}
                {revealed.length > 0 && <RevealedAreas face={face} moments={revealed} />}
                {objectives.length > 0 && <MyObjective key={snapshot.viewer} cards={objectives} />}
              </section>
            )}
          </div>
          <LiveEvents />
          {refusal !== null && <RefusalNote illegal={refusal} onClose={() => setRefusal(null)} />}
          {snapshot.curtain !== null && (
            <Curtain seat={context.seat(snapshot.curtain)} onLift={() => source.liftCurtain()} />
          )}
          {past === null && <ObjectiveDealt snapshot={snapshot} cards={objectives} />}
          <EndOfTable source={source} onRematch={onRematch} />
        </WhyNotProvider>
      </TellingContext>
    </TableContextOfFrame>
  );
}

/** From here on the drawer stands beside the table from the start. */
const WIDE = 1280;
