// Serves the built page as the server does, under a stricter content policy than any host will use: what passes here
// needs neither inline scripts nor inline styles.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = join(process.env['ATOLL_DIST'] ?? fileURLToPath(new URL('../dist/', import.meta.url)), '/');

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
});
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'";

/** Compressed once: every browser of every test asks for the same files. */
const kept = /** @type {Map<string, Buffer>} */ (new Map());

/** @param {string} file */
function packed(file) {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(file));
  kept.set(file, bytes);
  return bytes;
}

/**
 * @param {number} port 0: any free one
 * @param {number | null} server the port of the real server, to which its own addresses are handed on
 * @returns {Promise<{ url: string, sent: Map<string, number>, close: () => void }>} `sent`: bytes by path
 */
export function serve(port = 0, server = null) {
  /** @type {Map<string, number>} */
  const sent = new Map();
  const page = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
    if (path.startsWith('/api') && server !== null) {
      const options = { host: '127.0.0.1', port: server, path: request.url, method: request.method };
      const asked = ask({ ...options, headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      asked.on('error', () => response.writeHead(502).end());
      request.pipe(asked);
      return;
    }
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
      const bytes = packed(file);
      sent.set(path, (sent.get(path) ?? 0) + bytes.length);
      response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(bytes);
    }
  });
  page.on('upgrade', (request, socket, head) => {
    if (server === null) {
      socket.destroy();
      return;
    }
    const other = connect(server, '127.0.0.1', () => {
      const lines = request.rawHeaders.map((item, index) => (index % 2 === 0 ? `${item}: ` : `${item}\r\n`));
      other.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      other.write(head);
      other.pipe(socket).pipe(other);
    });
    const end = () => {
      other.destroy();
      socket.destroy();
    };
    other.on('error', end).on('close', end);
    socket.on('error', end).on('close', end);
  });
  return new Promise((resolve) => {
    page.listen(port, '127.0.0.1', () => {
      const address = page.address();
      resolve({ url: `http://127.0.0.1:${address.port}`, sent, close: () => page.close() });
    });
  });
}
