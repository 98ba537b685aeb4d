// What an operator does from the command line, beside a server that may be running.

export { resetLink } from './reset-password.js';
export type { ResetLink } from './reset-password.js';
