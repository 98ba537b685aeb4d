// The machine form of a result.

import type { Host } from './host.js';

export function printJson(host: Host, value: unknown): void {
  host.out(`${JSON.stringify(value, null, 2)}\n`);
}
