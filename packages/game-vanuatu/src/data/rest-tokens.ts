// VA-10.1 The four rest tokens.

interface RestTokenData {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly vatus: number;
  readonly points: number;
  readonly firstPlayer: boolean;
}

export const REST_TOKENS = [
  { id: 'first-player', name: { en: 'First player', fr: 'Premier joueur' }, vatus: 0, points: 0, firstPlayer: true },
  { id: 'vatu-and-point', name: { en: '1 vatu and 1 point', fr: '1 vatu et 1 point' }, vatus: 1, points: 1, firstPlayer: false },
  { id: 'point', name: { en: '1 point', fr: '1 point' }, vatus: 0, points: 1, firstPlayer: false },
  { id: 'vatu', name: { en: '1 vatu', fr: '1 vatu' }, vatus: 1, points: 0, firstPlayer: false },
] as const satisfies readonly RestTokenData[];

export type RestTokenId = (typeof REST_TOKENS)[number]['id'];

export const REST_TOKEN_IDS: readonly RestTokenId[] = REST_TOKENS.map(({ id }) => id);
