// What the page asks of the server over HTTP. Answers are typed by the protocol's own schemas.

import type { BotLevel, claimInfo, NewTable, pastLog, pastMoment, player, TableInfo, tableLine } from '@atoll/protocol';

type Output<S extends { readonly _zod: { readonly output: unknown } }> = S['_zod']['output'];
export type Player = Output<typeof player>;
export type TableLine = Output<typeof tableLine>;
export type ClaimInfo = Output<typeof claimInfo>;

/** The server said no, with a message key; or could not be reached (`unreachable`). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  constructor(readonly reason: string) {
    super(reason);
  }
}

/** Why something asked of the server was not done. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiProblem ? error.reason : 'failed';
}

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  }).catch(() => null);
  if (response === null || !(response.headers.get('content-type') ?? '').startsWith('application/json')) {
    throw new ApiProblem('unreachable');
  }
  const answer: unknown = await response.json();
  if (!response.ok) throw new ApiProblem(reasonIn(answer));
  return answer as T;
}

/** Our own routes give a `reason`, those of the accounts' library a `code`. */
function reasonIn(answer: unknown): string {
  const { reason, code } = (answer ?? {}) as { readonly reason?: string; readonly code?: string };
  return reason ?? code ?? 'failed';
}

export const api = {
  /** Null: a stranger. */
  me: () => call<Player | null>('GET', '/me').catch(strangerIsNull),
  takeName: (name: string) => call<Player>('POST', '/players', { name }),
  lobby: () => call<readonly TableLine[]>('GET', '/tables'),
  myTables: () => call<readonly TableLine[]>('GET', '/tables?mine=1'),
  table: (id: string) => call<TableInfo>('GET', `/tables/${encodeURIComponent(id)}`),
  create: (table: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>) => call<TableInfo>('POST', '/tables', table),
  join: (id: string) => call<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/join`, {}),
  setBot: (id: string, seat: number, level: BotLevel) =>
    call<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/seats/${seat}`, { kind: 'bot', level }),
  start: (id: string) => call<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/start`),
  rematch: (id: string) => call<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/rematch`),
  claimLink: (id: string) => call<{ readonly token: string }>('POST', `/tables/${encodeURIComponent(id)}/claim`),
  lookAtClaim: (token: string) => call<ClaimInfo>('POST', '/claims/look', { token }),
  claim: (token: string) => call<TableInfo>('POST', '/claims', { token }),
  logBefore: (id: string, before: number) =>
    call<Output<typeof pastLog>>('GET', `/tables/${encodeURIComponent(id)}/log?before=${before}`),
  moment: (id: string, at: number) =>
    call<Output<typeof pastMoment>>('GET', `/tables/${encodeURIComponent(id)}/moments/${at}`),
  async record(id: string): Promise<string | null> {
    const response = await fetch(`/api/tables/${encodeURIComponent(id)}/record`).catch(() => null);
    return response?.ok === true ? response.text() : null;
  },
};

function strangerIsNull(error: unknown): null {
  if (error instanceof ApiProblem && error.reason === 'name-first') return null;
  throw error;
}

/** A name is asked for once; after that the browser's cookie is enough. */
export async function beSomebody(name: string): Promise<Player> {
  const known = await api.me();
  return known !== null && (known.name === name || name === '') ? known : api.takeName(name);
}
