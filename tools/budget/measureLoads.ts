import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';
import { SOCKET_PATH } from '../../src/config/constants';
import type { AppRoute } from '../../src/app/router/appRoute';
import { chromiumFlags, chromiumPath } from '../chromium/chromium';
import { routes } from '../../src/app/router/routes';
import { createStaticServer } from '../serve/createStaticServer';
import type { Load } from './assess';
import { mockApi, type Role } from './backend';
import { kindOf, type Asset } from './bundle';
import { FIRST_LOADS } from './limits';

type Visit = { route: string; role: Role; width: number };

const WIDTHS = { phone: 412, desktop: 1440 };
const HEIGHT = 900;
const QUIET_MS = 1_500;
/** A main thread that is not idle within this time is still rendering. */
const BUSY_MS = 200;
const SETTLING_TIME_MS = 30_000;
const CONCURRENCY = 6;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

const ROLES: Record<AppRoute['guard'], Role> = {
  none: null,
  catalog: null,
  login: 'user',
  admin: 'admin',
};

const examplePath = (pattern: string) =>
  pattern === '*' ? '/there-is-no-such-page' : pattern.replace(/:\w+/g, '1');

function planVisits(): Visit[] {
  const everyVisit = routes.map(({ path, guard }) => ({
    route: examplePath(path),
    role: ROLES[guard],
    width: WIDTHS.desktop,
  }));
  const onPhones = everyVisit
    .filter(({ route }) => FIRST_LOADS.includes(route))
    .map((visit) => ({ ...visit, width: WIDTHS.phone }));
  return [...everyVisit, ...onPhones];
}

const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/**
 * Resolves when the splash is gone and both network and main thread are idle; rejects after a
 * timeout.
 */
async function settle(page: Page): Promise<void> {
  const pending = new Set<Request>();
  let quietSince = Date.now();
  const onEnd = (request: Request) => {
    if (!pending.delete(request)) return;
    quietSince = Date.now();
  };
  page.on('request', (request) => {
    // There is no socket server here, so an admin's socket client reconnects endlessly.
    if (!new URL(request.url()).pathname.startsWith(SOCKET_PATH)) pending.add(request);
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  await page.locator('#splash').waitFor({ state: 'detached', timeout: SETTLING_TIME_MS });
  const deadline = Date.now() + SETTLING_TIME_MS;
  while (pending.size > 0 || Date.now() - quietSince < QUIET_MS) {
    if (Date.now() > deadline) throw new Error('The page does not become idle');
    await page.waitForTimeout(100);
    const askedAt = Date.now();
    await untilIdle(page);
    // A slow machine renders for seconds before it requests what lies near the first view.
    if (Date.now() - askedAt > BUSY_MS) quietSince = Date.now();
  }
  // A page that failed to render would have loaded too little.
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: SETTLING_TIME_MS });
}

/** Returns the inline styles of a document as one asset; an empty list if there are none. */
function weighInlineStyles(route: string, html: string): Asset[] {
  const styles = Array.from(html.matchAll(INLINE_STYLE), ([, text]) => text).join('');
  if (!styles) return [];
  const weight = brotliCompressSync(styles).byteLength;
  return [{ address: `${route} styles in the document`, kind: 'style', weight, sources: [] }];
}

async function load(
  context: BrowserContext,
  origin: string,
  visit: Visit,
  bundle: Map<string, Asset>,
): Promise<Load> {
  const page = await context.newPage();
  const assets = new Set<Asset>();
  const problems: string[] = [];
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('response', (response) => {
    const { origin: host, pathname } = new URL(response.url());
    if (!kindOf(pathname)) return;
    const asset = host === origin ? bundle.get(pathname) : undefined;
    if (asset && response.ok()) assets.add(asset);
    else problems.push(`${response.url()} is not a file of the build`);
  });
  const settled = settle(page).catch((error: Error) => problems.push(error.message));
  const response = await page.goto(`${origin}${visit.route}`);
  const html = (await response?.text()) ?? '';
  await settled;
  const finalPath = new URL(page.url()).pathname;
  if (finalPath !== visit.route) problems.push(`it redirected to ${finalPath}`);
  if (problems.length > 0) {
    throw new Error(
      [`${visit.route} could not be measured`, ...problems, ...consoleErrors].join('\n'),
    );
  }
  return { route: visit.route, assets: [...assets, ...weighInlineStyles(visit.route, html)] };
}

async function visitOnce(
  browser: Browser,
  origin: string,
  visit: Visit,
  bundle: Map<string, Asset>,
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: visit.width, height: HEIGHT },
    // Responses are mocked for any backend host, which the policy may not allow.
    bypassCSP: true,
    // The service worker fetches its cache after the first view.
    serviceWorkers: 'block',
    ...(visit.role && {
      storageState: {
        cookies: [],
        origins: [{ origin, localStorage: [{ name: 'token', value: 'a.b.c' }] }],
      },
    }),
  });
  await mockApi(context, visit.role);
  try {
    return await load(context, origin, visit, bundle);
  } finally {
    await context.close();
  }
}

/** Opens every route of a build in Chromium; returns what each loads without user interaction. */
export async function measureLoads(directory: string, bundle: Map<string, Asset>): Promise<Load[]> {
  const server = createStaticServer({ directory });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const visits = planVisits();
    const loads: Load[] = [];
    const work = async () => {
      for (let visit = visits.shift(); visit; visit = visits.shift()) {
        loads.push(await visitOnce(browser, origin, visit, bundle));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    return loads;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
