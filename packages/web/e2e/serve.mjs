// Serves the built page as the server does, under a stricter content policy than any host will use: what passes here
// needs neither inline scripts nor inline styles.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
});
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'";

/** @param {number} port 0: any free one */
export function serve(port = 0) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
    if (path.startsWith('/api') || path.startsWith('/ws')) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"reason":"not-found"}');
      return;
    }
    const wanted = join(dist, path);
    const isFile = wanted.startsWith(dist) && existsSync(wanted) && statSync(wanted).isFile();
    const file = isFile ? wanted : join(dist, 'index.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 'no-cache' };
    if (/woff2|png/.test(type)) {
      response.writeHead(200, headers);
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(200, { ...headers, 'content-encoding': 'gzip' });
      createReadStream(file).pipe(createGzip()).pipe(response);
    }
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ url: `http://127.0.0.1:${address.port}`, close: () => server.close() });
    });
  });
}
