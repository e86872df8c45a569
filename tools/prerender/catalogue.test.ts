/** @jest-environment node */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { killServers, LONG_MS, startServer } from '@/testing/mockServerProcess';
import { runScript } from '@/testing/runProgram';
import { temporaryDirectory } from '@/testing/temporaryDirectory';

const ROOT = resolve(__dirname, '../..');
const TEMPLATE = readFileSync(join(ROOT, 'public/index.html'), 'utf8').replace(/<%[^]*?%>/g, '');
const CONFIG = { siteUrl: 'https://slipway.example.com/', site: { siteName: 'Slipway' } };

let host: string;
const pathOf = temporaryDirectory();

beforeAll(async () => {
  ({ host } = await startServer());
}, LONG_MS);
afterAll(killServers);

beforeEach(() => writeFileSync(pathOf('app.html'), TEMPLATE));

/** Runs the command; resolves to its output and exit status. */
const prerender = (...args: string[]) =>
  runScript('tools/prerender/catalogue.ts', [pathOf(), ...args]).ended;

test(
  'npm run prerender writes a page for each project of the mock server',
  async () => {
    const configFile = pathOf('slipway.json');
    writeFileSync(configFile, JSON.stringify(CONFIG));
    const output = await prerender('--from', host, '--config', configFile);
    const pages = readdirSync(pathOf('projects'));
    expect(output).toMatch(
      new RegExp(`^${pages.length} pages of projects\nsitemap.xml \\d+ addresses \\(0\\)$`),
    );
    expect(pages.length).toBeGreaterThan(100);

    const address = 'https://slipway.example.com/projects/9';
    const html = readFileSync(pathOf('projects/9.html'), 'utf8');
    expect(html).toContain('<title>Tallyglass Retail Sales Dashboard · Slipway</title>');
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).toContain('<strong>Slipway</strong>');
    const [, data] = /<script type="application\/ld\+json">([^<]*)</.exec(html)!;
    expect(JSON.parse(data!)).toMatchObject({
      '@type': 'Product',
      url: address,
      brand: { name: 'Slipway' },
      offers: { url: address, seller: { name: 'Slipway' } },
    });
    expect(readFileSync(pathOf('sitemap.xml'), 'utf8')).toContain(`<loc>${address}</loc>`);
  },
  LONG_MS,
);

test('without the address of the shop it writes nothing, and says why', async () => {
  expect(await prerender('--from', host)).toBe(
    "Set siteUrl in config.json: search engines need the shop's public address. (1)",
  );
  expect(readdirSync(pathOf())).toEqual(['app.html']);
});
