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
/** Seeded projects, one of two of its category, and the only one. */
const SIBLING = 123;
const ALONE = { id: 110, page: 'projects/category/Pharmacy_&_Medicines' };
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

/** Takes a project off sale, as an admin does. */
async function withdraw(id: number): Promise<void> {
  const { content } = await logIn(host, 'admin@example.com', 'password');
  const { status } = await fetch(`${host}/api/admin/projects/${id}/status`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${content.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ is_active: false }),
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

    const ofCategory = read(`${ALONE.page}.html`);
    expect(ofCategory).toContain('<title>Pharmacy &amp; Medicines projects · Slipway</title>');
    expect(ofCategory).toContain(
      `<link rel="canonical" href="${CONFIG.siteUrl}${ALONE.page.replace('&', '&amp;')}">`,
    );
    expect(ofCategory).toMatch(/<h1[^>]*>Pharmacy &amp; Medicines projects</);
    expect(ofCategory).toContain('"@type":"BreadcrumbList"');
    expect(read('sitemap.xml')).toContain(`${ALONE.page.replace('&', '&amp;')}</loc>`);

    const ofProjects = pages.filter((name) => !['category', `${ALONE.id}.html`].includes(name));
    const related = ofProjects.filter((name) =>
      read(`projects/${name}`).includes(`href="/projects/${SIBLING}"`),
    );
    expect(related).toContain('27.html');

    const before = writtenAt('projects/1.html');
    // A page that is missing is drawn again, and a run that was killed is in nobody's way.
    rmSync(pathOf('projects/2.html'));
    mkdirSync(pathOf('.prerendering/99999999'), { recursive: true });
    await withdraw(ALONE.id);
    await withdraw(SIBLING);
    const outputs = await Promise.all([run(), run()]);
    // The home page, the list, the page that was missing, and the categories, each of which counts all.
    const changed = 3 + readdirSync(pathOf('projects/category')).length + related.length;
    expect(outputs.map((output) => parseInt(output)).sort()).toEqual([0, changed]);
    expect(read('projects/27.html')).not.toContain(`/projects/${SIBLING}"`);
    expect(writtenAt('projects/1.html')).toBe(before);
    expect(existsSync(pathOf('projects/2.html'))).toBe(true);
    for (const page of [`projects/${SIBLING}`, ALONE.page]) {
      expect(existsSync(pathOf(`${page}.html`))).toBe(false);
    }
    expect(existsSync(pathOf('.prerendering'))).toBe(false);
    expect(read('sitemap.xml')).not.toMatch(/Pharmacy|\/projects\/123</);
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
