import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createStaticServer } from '../../tools/serve/createStaticServer';
import { test } from '../fixtures';

const BUILD = resolve(__dirname, '../../dist');

const PATH = '/reports';

type Report = { kind: string; page: string; name: string; message?: string };
/** A request received by the collector. */
type Received = { headers: Record<string, unknown>; reports: Report[] };

const servers: Server[] = [];

/** Starts a server on a free port; returns its address. */
async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Serves the build with these reporting settings; returns its address. */
function serve(apiHost: string, reporting?: object): Promise<string> {
  const configFile = test.info().outputPath('shop.json');
  mkdirSync(dirname(configFile), { recursive: true });
  writeFileSync(configFile, JSON.stringify({ apiHost, reporting }));
  return listen(createStaticServer({ directory: BUILD, configFile }));
}

/**
 * Hides a page as switching tabs does. Headless tabs are never hidden, and Playwright loses about
 * half of the requests that a page sends while it is being left.
 */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** A collector that responds to every API request with an empty object. */
async function collect(): Promise<{ host: string; url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization');
    let body = '';
    request.on('data', (text: Buffer) => {
      body += text.toString();
    });
    request.on('end', () => {
      if (request.method === 'POST' && request.url === PATH) {
        const { events } = JSON.parse(body) as { events: Report[] };
        received.push({ headers: request.headers, reports: events });
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  const host = await listen(server);
  return { host, url: `${host}${PATH}`, received };
}

test.beforeEach(({ allowConsole }) => allowConsole(/^console: Loading .* failed/));

test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test('errors and web vitals are reported under the policy of the server', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Broken for asha@example\.com/);
  const { host, url, received } = await collect();
  const shop = await serve(host, { url });
  await page.goto(`${shop}/about?token=secret`, { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    setTimeout(() => {
      throw new TypeError('Broken for asha@example.com');
    }),
  );
  await page.getByRole('heading', { level: 1 }).click();
  // Largest contentful paint and layout shift are final when the page is hidden.
  await hide(page);
  const reports = () => received.flatMap((each) => each.reports);
  await expect
    .poll(() => reports().map(({ kind, name }) => `${kind} ${name}`))
    .toEqual(
      expect.arrayContaining([
        'error TypeError',
        'vital TTFB',
        'vital FCP',
        'vital LCP',
        'vital CLS',
      ]),
    );
  expect(reports()).toContainEqual({
    kind: 'error',
    page: '/about',
    name: 'TypeError',
    message: 'Broken for …',
    frames: [],
  });
  for (const report of reports()) {
    expect(report.page).toBe('/about');
    expect(JSON.stringify(report)).not.toMatch(/secret|token|asha|localhost/);
  }
  for (const { headers } of received) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  }
});

test(
  'nothing is reported and nothing loaded for it unless it is set up',
  { tag: '@night' },
  async ({ page }) => {
    const { host, url, received } = await collect();
    const loaded: boolean[] = [];
    for (const reporting of [undefined, { url, sampleRate: 0 }, { url }]) {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await page.goto(`${await serve(host, reporting)}/about`, { waitUntil: 'networkidle' });
      page.removeAllListeners('request');
      expect(received).toEqual([]);
      // Strings that occur in the reporter and in web-vitals.
      const words = /keepalive|largest-contentful-paint/;
      loaded.push(scripts.some((path) => words.test(readFileSync(join(BUILD, path), 'utf8'))));
    }
    expect(loaded).toEqual([false, false, true]);
  },
);
