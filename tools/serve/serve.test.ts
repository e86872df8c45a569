/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createStaticServer } from './createStaticServer';

const INLINE_SCRIPT = 'window.painted = true;';
const DOCUMENT = `<!doctype html><script>${INLINE_SCRIPT}</script><div id="root"></div><script defer src="/assets/main.0a1b2c3d.js"></script>`;
const SCRIPT = `console.info(${JSON.stringify('launchyard '.repeat(50))});`;

type ReceivedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type RequestOptions = { method?: string; headers?: Record<string, string> };

let directory: string;
let server: Server;
let port: number;

/** Requests a path unchanged; fetch would normalize it and decompress the response. */
function send(
  path: string,
  { method = 'GET', headers = {} }: RequestOptions = {},
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const sent = request(target, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

function start(origins = {}): Promise<void> {
  server = createStaticServer({ directory, origins });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      port = (server.address() as AddressInfo).port;
      resolve();
    });
  });
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'static-server-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), DOCUMENT);
  writeFileSync(join(directory, 'mockServiceWorker.js'), SCRIPT);
  const script = join(directory, 'assets/main.0a1b2c3d.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  await start();
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true });
});

describe('the document', () => {
  test.each(['/', '/index.html', '/projects', '/projects/4?search=a.b', '/deep/er/page'])(
    '%s returns the app',
    async (path) => {
      const { status, headers, body } = await send(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toBe(DOCUMENT);
    },
  );

  test('is compressed, preferably with brotli', async () => {
    const brotli = await send('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(DOCUMENT);
    const gzip = await send('/', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(DOCUMENT);
    expect(gzip.headers.vary).toBe('Accept-Encoding');
  });

  test('is revalidated, and not sent again if unchanged', async () => {
    const first = await send('/');
    const again = await send('/projects', { headers: { 'If-None-Match': first.headers.etag! } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('is updated after a new build', async () => {
    await send('/');
    writeFileSync(join(directory, 'index.html'), '<title>newer</title>');
    expect((await send('/')).body.toString()).toBe('<title>newer</title>');
  });

  test('of a prerendered page is its own', async () => {
    const rendered = (text: string) =>
      DOCUMENT.replace('<div id="root">', `<div id="root">${text}`);
    writeFileSync(join(directory, 'index.html'), rendered('home'));
    writeFileSync(join(directory, 'projects.html'), rendered('projects'));
    writeFileSync(join(directory, 'app.html'), DOCUMENT);
    const read = async (path: string) => (await send(path)).body.toString();
    expect(await read('/?utm=1')).toBe(rendered('home'));
    expect(await read('/projects?page=2')).toBe(rendered('projects'));
    for (const path of ['/login', '/projects/4', '/app.html', '/index.html', '/gone.html']) {
      expect(await read(path)).toBe(DOCUMENT);
    }
    const { headers } = await send('/projects.html');
    expect(headers['content-security-policy']).toBeDefined();
  });

  test('has no body for HEAD', async () => {
    const { status, headers, body } = await send('/projects', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(DOCUMENT.length));
    expect(body).toHaveLength(0);
  });
});

describe('files', () => {
  test('with a hash are cached for a year and sent precompressed', async () => {
    const path = '/assets/main.0a1b2c3d.js';
    const brotli = await send(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers['content-type']).toMatch('text/javascript');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const gzip = await send(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const plain = await send(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  test('the service worker is revalidated each time', async () => {
    const { status, headers } = await send('/mockServiceWorker.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/assets/gone.0a1b2c3d.js',
    '/assets/main.0a1b2c3d.js.map',
    '/assets/',
    '/assets/gone',
    '/favicon.ico',
    '/api/projects',
    '/socket.io/',
    '/uploads/images/cover',
  ])('%s returns 404, not the app', async (path) => {
    const { status, headers } = await send(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch('text/plain');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('invalid requests', () => {
  test.each([
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/..%5c..%5cetc',
    'projects',
  ])('%s returns 400', async (path) => {
    expect((await send(path)).status).toBe(400);
    expect((await send('/')).status).toBe(200);
  });

  test('other methods return 405', async () => {
    const { status, headers } = await send('/', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test.each(['bytes=5-2', 'bytes=abc', 'bytes=99999999-', 'rows=1-2'])(
    'the range %s is ignored',
    async (range) => {
      const { status, body } = await send('/assets/main.0a1b2c3d.js', {
        headers: { Range: range },
      });
      expect(status).toBe(200);
      expect(body.toString()).toBe(SCRIPT);
    },
  );
});

describe('security headers', () => {
  const readPolicy = async () => {
    const policy = (await send('/')).headers['content-security-policy'] as string;
    return new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
  };

  test('are part of every response', async () => {
    for (const path of ['/', '/assets/main.0a1b2c3d.js', '/gone.png', '/%']) {
      expect((await send(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'x-frame-options': 'DENY',
      });
    }
  });

  test('the policy allows only the document’s own inline script', async () => {
    const policy = await readPolicy();
    const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
    expect(policy.get('script-src')).toEqual([
      "'self'",
      `'sha256-${hash}'`,
      'https://checkout.razorpay.com',
    ]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  });

  test('the policy allows the given origins', async () => {
    await new Promise((resolve) => server.close(resolve));
    await start({
      apiHost: 'https://api.example.com/',
      publicApiHost: 'http://public.example.com:8080/base',
      checkoutScriptUrl: 'http://localhost:4000/simulated-checkout.js',
    });
    const policy = await readPolicy();
    expect(policy.get('script-src')).toContain('http://localhost:4000');
    expect(policy.get('script-src')).not.toContain('https://checkout.razorpay.com');
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://api.example.com',
      'wss://api.example.com',
      'http://public.example.com:8080',
      'http://localhost:4000',
      'https://*.razorpay.com',
    ]);
    expect(policy.get('img-src')).toContain('https://api.example.com');
  });

  test('a relative checkout script adds no origin', async () => {
    await new Promise((resolve) => server.close(resolve));
    await start({ checkoutScriptUrl: '/simulated-checkout.js' });
    const policy = await readPolicy();
    expect(policy.get('script-src')).toHaveLength(2);
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://*.razorpay.com']);
  });
});
