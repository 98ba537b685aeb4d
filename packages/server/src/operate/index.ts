// What an operator does from the command line, beside a server that may be running.

export { backUp } from './backup.js';
export type { BackupTold } from './backup.js';
export { migrateStore } from './migrate-store.js';
export { restore } from './restore.js';
export type { RestoreTold } from './restore.js';
export { StartError } from '../store/start-error.js';
export { resetLink } from './reset-password.js';
export type { ResetLink } from './reset-password.js';
