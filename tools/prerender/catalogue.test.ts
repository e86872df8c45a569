/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { killServers, logIn, LONG_MS, startServer } from '@/testing/mockServerProcess';
import { runScript } from '@/testing/runProgram';
import { temporaryDirectory } from '@/testing/temporaryDirectory';

const ROOT = resolve(__dirname, '../..');
const TEMPLATE = readFileSync(join(ROOT, 'public/index.html'), 'utf8').replace(/<%[^]*?%>/g, '');
const CONFIG = { siteUrl: 'https://slipway.example.com/', site: { siteName: 'Slipway' } };
/** A seeded project that nobody has bought. */
const UNSOLD = 142;
const ADDRESS = 'https://slipway.example.com/projects/9';

let host: string;
const pathOf = temporaryDirectory();
const read = (name: string) => readFileSync(pathOf(name), 'utf8');
const writtenAt = (name: string) => statSync(pathOf(name)).mtimeMs;

beforeAll(async () => {
  ({ host } = await startServer());
}, LONG_MS);
afterAll(killServers);

beforeEach(() => {
  writeFileSync(pathOf('app.html'), TEMPLATE);
  writeFileSync(pathOf('slipway.json'), JSON.stringify(CONFIG));
});

/** Runs the command; resolves to its output and exit status. */
const prerender = (...args: string[]) =>
  runScript('tools/prerender/catalogue.ts', [pathOf(), ...args]).ended;
const run = () => prerender('--from', host, '--config', pathOf('slipway.json'));

/** Removes a project, as an admin does. */
async function withdraw(id: number): Promise<void> {
  const { content } = await logIn(host, 'admin@example.com', 'password');
  const { status } = await fetch(`${host}/api/admin/projects/${id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${content.token}` },
  });
  expect(status).toBeLessThan(300);
}

test(
  'npm run prerender writes the pages of the mock server, and later those that have changed',
  async () => {
    expect(await run()).toMatch(/^(\d+) of \1 pages written\nsitemap.xml \d+ addresses \(0\)$/);
    const pages = readdirSync(pathOf('projects'));
    expect(pages.length).toBeGreaterThan(100);
    const html = read('projects/9.html');
    expect(html).toContain('<title>Tallyglass Retail Sales Dashboard · Slipway</title>');
    expect(html).toContain(`<link rel="canonical" href="${ADDRESS}">`);
    expect(html).toContain('<strong>Slipway</strong>');
    expect(html).toMatch(/<h1[^>]*>Tallyglass Retail Sales Dashboard</);
    expect(read('index.html')).toContain('Software that is built, tested and ready to launch.');
    expect(read('sitemap.xml')).toContain(`<loc>${ADDRESS}</loc>`);

    const before = writtenAt('projects/1.html');
    // A page that is missing is drawn again, and a run that was killed is in nobody's way.
    rmSync(pathOf('projects/2.html'));
    mkdirSync(pathOf('.prerendering/99999999'), { recursive: true });
    await withdraw(UNSOLD);
    const outputs = await Promise.all([run(), run()]);
    expect(outputs.map((output) => parseInt(output)).sort()).toEqual([0, 3]);
    expect(writtenAt('projects/1.html')).toBe(before);
    expect(existsSync(pathOf('projects/2.html'))).toBe(true);
    expect(existsSync(pathOf(`projects/${UNSOLD}.html`))).toBe(false);
    expect(existsSync(pathOf('.prerendering'))).toBe(false);
    expect(read('sitemap.xml')).not.toContain(`/projects/${UNSOLD}<`);
  },
  LONG_MS,
);

test('without the address of the shop it writes nothing, and says why', async () => {
  expect(await prerender('--from', host)).toBe(
    "Set siteUrl in config.json: search engines need the shop's public address. (1)",
  );
  expect(readdirSync(pathOf())).toEqual(['app.html', 'slipway.json']);
});

test('a backend that fails changes nothing', async () => {
  expect(
    await prerender('--from', 'http://127.0.0.1:1', '--config', pathOf('slipway.json')),
  ).toMatch(/cannot be reached.*\(1\)$/);
  expect(readdirSync(pathOf())).toEqual(['app.html', 'slipway.json']);
});
