export * from './api.js';
export { AtollClient } from './client.js';
export type { ClientOptions, ClientState } from './client.js';
export type { Reply } from './client-questions.js';
export type { SocketLike, SocketOptions } from './client-socket.js';
export type { Times } from './client-watch.js';
export { LIMITS } from './limits.js';
export { clientMessage, PROTOCOL_VERSION, screen, serverMessage } from './messages.js';
export type {
  ChatLine,
  ClientMessage,
  ClockMessage,
  MessageOf,
  ScreenMessage,
  ServerMessage,
  ToldMessage,
} from './messages.js';
export { applyPatch, diff, PatchError } from './patch.js';
export type { Json, Patch } from './patch.js';
export type { RefusalReason } from './refusals.js';
export { absencePolicy, botLevel, clockRule, newTable, playerName, seatInfo, tableInfo } from './table-info.js';
export type { BotLevel, NewTable, TableInfo } from './table-info.js';
