// One stored view with its open ask, drawn as at a real table: for looking at every question without playing to it.

import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadingPage, NotFoundPage } from '../app/fallbacks.tsx';
import { TableView } from '../frame/table-view.tsx';
import { faceOf } from '../games/shelf.ts';
import type { GameFace, Story } from '../games/types.ts';
import { StorySource } from '../table/story-source.ts';
import { useGameName } from './table-card.tsx';

interface Shown {
  readonly name: string;
  readonly face: GameFace;
  readonly source: StorySource;
}

export function StoryPage(): ReactNode {
  const { game, name } = useParams({ from: '/stories/$game/$name' });
  const nameOf = useGameName();
  const [shown, setShown] = useState<Shown | null | undefined>(undefined);
  useEffect(() => {
    void faceOf(game).then(async (face) => {
      const stories: readonly Story[] = (await face.stories?.()) ?? [];
      const story = stories.find((one) => one.name === name);
      setShown(story === undefined ? null : { name, face, source: new StorySource(game, story) });
    });
  }, [game, name]);
  if (shown === undefined) return <LoadingPage />;
  if (shown === null) return <NotFoundPage />;
  return (
    <div data-story={shown.name}>
      <TableView key={shown.name} source={shown.source} face={shown.face} title={nameOf(game)} onRematch={null} />
    </div>
  );
}
