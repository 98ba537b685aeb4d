// Tables begun under older rules go on in the page of today: each golden game of each frozen version is resumed as a table
// of this device, and its views are drawn by the game's face, whatever their version holds.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRecord } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { FROZEN, LIST, Registry } from '@atoll/games';
import type { FrozenModule } from '@atoll/games';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderTable } from '../frame/table.testing.tsx';
import { useTable } from '../frame/table-context.ts';
import { WhyNotProvider } from '../frame/why-not.tsx';
import type { LocalHost } from '../table/local/host.ts';
import { resumed } from '../table/local/resumed.ts';
import { FakeSource } from '../table/source.testing.ts';
import { faceOf, SHELF } from './shelf.ts';
import type { GameFace } from './types.ts';

const shipped = SHELF.flatMap((id) => Object.keys(FROZEN[id]).map((version) => ({ id, version: Number(version) })));

/** The sources of this project have no file addresses. */
const folder = join(import.meta.dirname, '../../../games/frozen');
const registry = new Registry(LIST, FROZEN, {
  read: (id, version) => Promise.resolve(readFileSync(join(folder, id, `${version}.mjs`), 'utf8')),
  load: async (id, version) => {
    const { href } = pathToFileURL(join(folder, id, `${version}.mjs`));
    return (await import(/* @vite-ignore */ href)) as FrozenModule;
  },
});

/** The shortest golden record: they are dear to play. */
function goldenOf(id: string, version: number): string {
  const golden = join(folder, id, String(version));
  const names = readdirSync(golden).filter((file) => /(?<!\.result)\.json$/.test(file));
  const texts = names.map((name) => readFileSync(join(golden, name), 'utf8'));
  return texts.toSorted((a, b) => a.length - b.length)[0] ?? '';
}

/** Half of a golden game, as this device would have stored it: without a version it is of the first. */
async function tableOf(id: string, version: number): Promise<LocalHost> {
  const { options, seats, seed, inputs } = readRecord(await registry.rulesOf(id, version), goldenOf(id, version));
  const setup = {
    id: 'local-old',
    game: id,
    ...(version === 1 ? {} : { rulesVersion: version }),
    options: { ...options },
    seats: Array.from({ length: seats }, () => ({ name: 'Ana', kind: 'person' as const })),
    seed,
    createdAt: 0,
  };
  const played = inputs
    .slice(0, inputs.length / 2)
    .map(({ seat, decision, move }) => ({ seat, decision, move, at: 0 }));
  const stored = { setup, inputs: played, changedAt: 0, over: false, waitingFor: [], winners: [] };
  return resumed(stored, (game, rules) => registry.rulesOf(game, rules), null);
}

/** All that a face draws of a table. */
function Drawn({ face, seats }: { readonly face: GameFace; readonly seats: number }): ReactNode {
  const table = useTable();
  const { view, viewer } = table.snapshot;
  const props = { view, viewer, table };
  return (
    <WhyNotProvider>
      <face.Board {...props} />
      {face.Beside !== undefined && <face.Beside {...props} />}
      {face.OwnArea !== null && <face.OwnArea {...props} />}
      {face.Deals !== undefined && <face.Deals {...props} />}
      {Array.from({ length: seats }, (_, seat) => (
        <face.SeatDetails key={seat} {...props} seat={seat as Seat} />
      ))}
    </WhyNotProvider>
  );
}

it.each(shipped)(
  '16.3: a table of $id under version $version is resumed, and drawn',
  async ({ id, version }) => {
    const face = await faceOf(id);
    const host = await tableOf(id, version);
    const seat = host.peopleOwing()[0] ?? (0 as Seat);
    const now = host.screen(seat);
    expect(now.decisions.length).toBeGreaterThan(0);
    for (const { rule } of now.decisions) expect(rule).toMatch(/^[A-Z]{2}-\d/);
    for (const screen of [host.past.screenAt(Math.floor(host.committed / 4), seat), now]) {
      renderTable(new FakeSource(screen), <Drawn face={face} seats={host.setup.seats.length} />, {
        ...face,
        words: null,
      });
      expect(document.body.textContent).not.toMatch(/undefined|NaN/);
      cleanup();
    }
  },
  30_000,
);
