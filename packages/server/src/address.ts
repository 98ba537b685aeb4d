// Where a request comes from. What a proxy writes is believed only where one is known to stand in front.

import { isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';

export function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last one was added by our own proxy; those before it may be invented.
  const last = [forwarded].flat().join(',').split(',').at(-1)?.trim();
  return asIPv4(last || (request.socket.remoteAddress ?? 'unknown'));
}

/** A socket for both kinds shows an IPv4 address as an IPv6 one. */
function asIPv4(address: string): string {
  const mapped = isIPv6(address) ? /^::ffff:([\d.]+)$/i.exec(address)?.[1] : undefined;
  return mapped ?? address;
}

/** What is counted as one: an IPv4 address, or the /64 that a household has of IPv6. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [before = '', after] = plain.toLowerCase().split('::');
  const groups = before === '' ? [] : before.split(':');
  const later = after === undefined || after === '' ? [] : after.split(':');
  // A dotted end stands for two groups; it is never among the first four.
  const missing = 8 - groups.length - later.length - (plain.includes('.') ? 1 : 0);
  const all = after === undefined ? groups : [...groups, ...Array.from({ length: missing }, () => '0'), ...later];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Whether it comes from this very machine, and not through a proxy on it, which would write where it comes from. */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = '' } = socket;
  const isLoopback = remoteAddress === '::1' || asIPv4(remoteAddress).startsWith('127.');
  return isLoopback && !Object.keys(headers).some((name) => FORWARDED.test(name));
}

const FORWARDED = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;
