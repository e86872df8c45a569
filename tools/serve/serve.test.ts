/** @jest-environment node */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { type ShopConfig, toPageVariant } from '@/config/shopConfig';
import { temporaryDirectory } from '@/testing/temporaryDirectory';
import { installedHosts, nginxHost, type RunningHost } from './hosts';

const INLINE_SCRIPT = 'window.painted = true;';
const DOCUMENT = `<!doctype html><script>${INLINE_SCRIPT}</script><div id="root"></div><script defer src="/assets/main.0a1b2c.js"></script>`;
const SCRIPT = `console.info(${JSON.stringify('launchyard '.repeat(50))});`;

const pathOf = temporaryDirectory();
let port: number;

/** Requests a path as is; fetch would normalize it and decompress the response. */
async function send(path: string, options: { method?: string; headers?: object } = {}) {
  const target = { host: '127.0.0.1', port, path, agent: false, ...options };
  const sent = request(target as object).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

if (!installedHosts.includes(nginxHost))
  test.skip('nginx is not installed, so only npm run serve is tested', () => undefined);

describe.each(installedHosts)('$name', ({ name, start, isWatching }) => {
  let running: RunningHost;

  const open = async (configFile?: string) => {
    running = await start({ directory: pathOf(), configFile });
    ({ port } = running);
  };
  const renew = async () => {
    if (isWatching) return;
    await running.stop();
    await open();
  };
  const configure = (config: ShopConfig) => {
    writeFileSync(pathOf('config.json'), JSON.stringify(config));
    return renew();
  };

  beforeEach(async () => {
    mkdirSync(pathOf('assets'));
    writeFileSync(pathOf('index.html'), DOCUMENT);
    writeFileSync(pathOf('mockServiceWorker.js'), SCRIPT);
    const script = pathOf('assets/main.0a1b2c.js');
    writeFileSync(script, SCRIPT);
    writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
    writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
    await open();
  });

  afterEach(() => running.stop());

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

    test('of a project or a category is its own, if there is one', async () => {
      const ofProject = DOCUMENT.replace(
        '<script>',
        '<title>Clinic</title><script type="application/ld+json">{"name":"Clinic"}</script><script>',
      );
      mkdirSync(pathOf('projects/category'), { recursive: true });
      writeFileSync(pathOf('projects/4.html'), ofProject);
      writeFileSync(pathOf('projects/category/Node~2ejs_&_Go.html'), ofProject);
      // Those of another shop's backend are not sent.
      expect((await send('/projects/4')).body.toString()).toBe(DOCUMENT);
      const drawn = { variant: toPageVariant({}, true), pages: {} };
      writeFileSync(pathOf('prerendered.json'), JSON.stringify(drawn));
      await renew();
      const { status, headers, body } = await send('/projects/4');
      expect([status, body.toString()]).toEqual([200, ofProject]);
      expect(headers['cache-control']).toBe('no-cache');
      const compressed = await send('/projects/4', { headers: { 'Accept-Encoding': 'gzip' } });
      expect(gunzipSync(compressed.body).toString()).toBe(ofProject);
      const known = { 'If-None-Match': headers.etag! };
      expect((await send('/projects/4', { headers: known })).status).toBe(304);
      expect((await send('/projects/4', { method: 'HEAD' })).body).toHaveLength(0);
      // It is drawn anew at any time.
      writeFileSync(pathOf('projects/4.html'), `${ofProject}<p>Anew`);
      expect((await send('/projects/4')).body.toString()).toBe(`${ofProject}<p>Anew`);
      for (const sign of ['&', '%26']) {
        const { body } = await send(`/projects/category/Node~2ejs_${sign}_Go`);
        expect(body.toString()).toBe(ofProject);
      }
      for (const path of [
        '/projects/category/Node',
        '/projects/4?ref=mail',
        '/projects/5',
        '/projects/4/more',
        '/projects/x4',
        '/projects',
      ]) {
        expect((await send(path)).body.toString()).toBe(DOCUMENT);
      }
      expect((await send('/projects/4.html')).status).toBe(404);
      const home = await send('/');
      const policy = headers['content-security-policy'];
      expect(policy).toBe(home.headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
    });

    test('is revalidated, and not sent again if unchanged', async () => {
      const first = await send('/');
      const again = await send('/', { headers: { 'If-None-Match': first.headers.etag! } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    });

    test('of a prerendered page is its own', async () => {
      const rendered = (text: string) =>
        DOCUMENT.replace('<div id="root">', `<div id="root">${text}`);
      writeFileSync(pathOf('index.html'), rendered('home'));
      writeFileSync(pathOf('projects.html'), rendered('projects'));
      writeFileSync(pathOf('app.html'), DOCUMENT);
      await renew();
      const read = async (path: string) => (await send(path)).body.toString();
      expect(await read('/')).toBe(rendered('home'));
      expect(await read('/projects')).toBe(rendered('projects'));
      for (const path of [
        '/?utm=1',
        '/projects?page=2',
        '/login',
        '/projects/4',
        '/app.html',
        '/index.html',
      ]) {
        expect(await read(path)).toBe(DOCUMENT);
      }
      const { headers } = await send('/projects.html');
      expect(headers['content-security-policy']).toBeDefined();
    });

    test.each([
      '/projects/1.5',
      '/about.html',
      '/login.php',
      '/admin/gone',
      '/admin/users/7',
      '/Admin/gone/',
      '/admin/projects/4/edit',
    ])('for the unknown address %s has status 404', async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await send(path, { method });
        expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(headers['content-security-policy']).toBeDefined();
        expect(body.toString()).toBe(method === 'HEAD' ? '' : DOCUMENT);
      }
      // A 404 is not a version of a page, so browsers request it again.
      const { etag } = (await send('/about')).headers;
      expect((await send(path, { headers: { 'If-None-Match': etag! } })).status).toBe(404);
    });
  });

  describe('compression', () => {
    test.each([
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0,gzip;q=0', undefined],
      // nginx ignores the wildcard and sends the uncompressed file, which is allowed.
      ['br;q=0.000, *;q=0.1', name === 'nginx' ? undefined : 'gzip'],
      ['*', name === 'nginx' ? undefined : 'br'],
      ['gzip;q=1.0, br;q=0.5', 'br'],
      ['identity', undefined],
      ['brotli-like, xgzip', undefined],
      ['', undefined],
    ] as const)('with Accept-Encoding "%s" is %s', async (accepted, encoding) => {
      for (const path of ['/', '/assets/main.0a1b2c.js']) {
        const { headers, body } = await send(path, { headers: { 'Accept-Encoding': accepted } });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toBe('Accept-Encoding');
        const decode = encoding && { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
        expect((decode?.(body) ?? body).toString()).toBe(path === '/' ? DOCUMENT : SCRIPT);
      }
    });
  });

  describe('files', () => {
    test('with a hash are cached for a year', async () => {
      const { headers } = await send('/assets/main.0a1b2c.js');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch('text/javascript');
    });

    test('are revalidated if they have no hash, also config.json', async () => {
      await configure({ apiHost: 'https://api.example.com' });
      for (const path of ['/mockServiceWorker.js', '/config.json']) {
        const { headers } = await send(path);
        expect(headers['cache-control']).toBe('no-cache');
        expect((await send(path, { headers: { 'If-None-Match': headers.etag } })).status).toBe(304);
      }
    });

    test('of one build are two shops with two files', async () => {
      for (const apiHost of ['https://first.example.com', 'https://second.example.com']) {
        await running.stop();
        const file = pathOf('assets/shop.json');
        writeFileSync(file, JSON.stringify({ apiHost }));
        await open(file);
        const { headers, body } = await send('/config.json');
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        expect(JSON.parse(body.toString())).toEqual({ apiHost });
        const policy = (await send('/projects')).headers['content-security-policy'] as string;
        const hosts = policy.match(/https:\/\/\w+\.example\.com/g);
        expect([...new Set(hosts)]).toEqual([apiHost]);
      }
    });

    test.each([
      '/assets/gone.0a1b2c.js',
      '/assets/main.0a1b2c.js.map',
      '/assets/',
      '/assets/gone',
      '/favicon.ico',
      '/api/projects',
      '/socket.io/',
      '/uploads/images/cover',
      '/mockServiceWorker.js.gz',
      '/.env.json',
      '/assets/main.0a1b2c.js/',
      '/assets/main.0a1b2c.js/more.js',
      `/assets/${'a'.repeat(300)}.js`,
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
    ])('%s returns the page for unknown addresses', async (path) => {
      const { status, headers, body } = await send(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toBeDefined();
      expect(body.toString()).toBe(DOCUMENT);
      expect((await send('/')).status).toBe(200);
    });

    test('other methods return 405', async () => {
      const { status, headers } = await send('/', { method: 'POST' });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    });
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
      for (const path of ['/', '/assets/main.0a1b2c.js', '/gone.png', '/%']) {
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

    test('the policy allows the addresses of config.json', async () => {
      await configure({
        apiHost: 'https://api.example.com/',
        publicApiHost: 'http://public.example.com:8080/base',
        checkoutScriptUrl: 'http://localhost:4000/simulated-checkout.js',
        reporting: { url: 'https://reports.example.com/shop?key=1' },
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
        'https://reports.example.com',
      ]);
      expect(policy.get('img-src')).toContain('https://api.example.com');
    });
  });
});
