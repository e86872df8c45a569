/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type ShopConfig, toPageVariant } from '@/config/shopConfig';
import { temporaryDirectory } from '@/testing/temporaryDirectory';
import { installedHosts, type RunningHost } from './hosts';

const PUBLIC = join(__dirname, '../../public');
const TEMPLATE = readFileSync(join(PUBLIC, 'index.html'), 'utf8').replace(/<%[^]*?%>/g, '');
const MANIFEST = readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8');
const PRERENDERED = TEMPLATE.replace(
  '<div id="root"></div>',
  `<div id="root" data-variant='${toPageVariant({}, false)}'><h1>Launchyard, drawn by the build</h1></div>`,
);
const sitemapOf = (address: string, paths: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset>\n${paths
    .map((path) => `  <url><loc>${address}${path}</loc></url>\n`)
    .join('')}</urlset>\n`;

const SLIPWAY: ShopConfig = {
  siteUrl: 'https://slipway.example.com/',
  site: {
    siteName: 'Slip & "Way"',
    tagline: 'Boats that float.',
    description: 'Every <boat> you need.',
  },
};

const pathOf = temporaryDirectory();
const write = (name: string, content: string | Buffer) => writeFileSync(pathOf(name), content);

/** Writes a file as a build does, with compressed copies that are outdated for any other shop. */
function writeWithCopies(name: string, content: string): void {
  write(name, content);
  write(`${name}.br`, brotliCompressSync(content));
  write(`${name}.gz`, gzipSync(content));
}

beforeEach(() => {
  write('index.html', PRERENDERED);
  write('projects.html', PRERENDERED);
  write('app.html', TEMPLATE);
  writeWithCopies('manifest.webmanifest', MANIFEST);
  write('robots.txt', 'Disallow: /admin\n\nSitemap: https://launchyard.example.com/sitemap.xml\n');
  write(
    'sitemap.xml',
    sitemapOf('https://launchyard.example.com', ['/', '/projects', '/about', '/projects/4']),
  );
});

describe.each(installedHosts)('$name', ({ start }) => {
  let running: RunningHost | undefined;

  const open = async (config: ShopConfig) => {
    write('shop.json', JSON.stringify(config));
    running = await start({ directory: pathOf(), configFile: pathOf('shop.json') });
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${running!.port}${path}`, { headers });
  const read = async (path: string, headers?: Record<string, string>) =>
    (await get(path, headers)).text();

  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });

  test('the documents name the shop of config.json, also before any script runs', async () => {
    await open(SLIPWAY);
    for (const path of ['/', '/projects', '/about', '/projects/5', '/nowhere.html']) {
      const html = await read(path);
      expect(html).toContain('<title>Slip &amp; &quot;Way&quot;: ready-made software projects');
      expect(html).toContain('<meta property="og:site_name" content="Slip &amp; &quot;Way&quot;"');
      expect(html).toContain('<noscript>Slip &amp; &quot;Way&quot; needs JavaScript');
      expect(html).toContain('<strong>Slip &amp; &quot;Way&quot;</strong>');
      expect(html.match(/content="Every &lt;boat&gt; you need\."/g)).toHaveLength(2);
      // The name of the font remains.
      expect(html.replaceAll('Launchyard Display', '')).not.toMatch(/launchyard(?!-display)/i);
    }
  });

  test('the policy allows the inline script of such a document', async () => {
    await open(SLIPWAY);
    const response = await get('/about');
    const script = /<script>([^]*?)<\/script>/.exec(await response.text())![1]!;
    expect(response.headers.get('content-security-policy')).toContain(
      createHash('sha256').update(script).digest('base64'),
    );
  });

  test('a page that the build has drawn is served to its own shop only', async () => {
    await open({ siteUrl: 'https://slipway.example.com', apiHost: 'https://api.example.com' });
    for (const path of ['/', '/projects']) {
      expect(await read(path)).toContain('drawn by the build');
    }
    await running!.stop();
    await open({ switches: { catalogAccess: 'login' } });
    for (const path of ['/', '/projects']) {
      expect(await read(path)).toContain('<div id="root"></div>');
    }
  });

  test.each(['br', 'gzip', 'identity'])(
    'the manifest names the shop, sent as %s',
    async (encoding) => {
      await open(SLIPWAY);
      const response = await get('/manifest.webmanifest', { 'Accept-Encoding': encoding });
      expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await response.json()).toEqual({
        ...(JSON.parse(MANIFEST) as object),
        name: 'Slip & "Way"',
        short_name: 'Slip & "Way"',
        description: 'Boats that float.',
      });
    },
  );

  test('robots.txt and the sitemap have the address of the shop', async () => {
    await open(SLIPWAY);
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await robots.text();
    expect(text).toMatch(
      /Disallow: \/admin\n+Sitemap: https:\/\/slipway.example.com\/sitemap.xml\n$/,
    );
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toBe('application/xml');
    const locations = Array.from(
      (await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g),
      ([, address]) => address,
    );
    // The projects are those of another shop, which has another backend.
    expect(locations).toEqual(
      ['/', '/projects', '/about'].map((path) => `https://slipway.example.com${path}`),
    );
  });

  test('the sitemap keeps the projects of its own shop, and none behind a login', async () => {
    const own = ['/', '/projects', '/about', '/projects/4'];
    write('sitemap.xml', sitemapOf('https://slipway.example.com', own));
    const { siteUrl } = SLIPWAY;
    await open({ siteUrl });
    expect((await read('/sitemap.xml')).match(/<loc>/g)).toHaveLength(4);
    await running!.stop();
    await open({ siteUrl, switches: { catalogAccess: 'login' } });
    expect(await read('/sitemap.xml')).not.toContain('/projects');
  });
});
