/**
 * The service worker of production builds. It caches the app's document and the files it loads for
 * offline visits. It handles only documents and files of the build, so no response of the backend
 * and no personal data is ever cached. Documents are network first, so a new deployment is seen
 * immediately; online, files are left to the browser.
 */

type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = LastingEvent & {
  request: Request;
  /** The requesting page; empty for a document. */
  clientId: string;
  /** The page created for a document. */
  resultingClientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
type WorkerEvents = {
  install: LastingEvent;
  activate: LastingEvent;
  message: LastingEvent & { data: unknown };
  fetch: FetchEvent;
};

/** The parts of the worker's global scope used here; its types exclude those of a page. */
type WorkerScope = {
  location: Location;
  navigator: { onLine: boolean };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

const worker = self as unknown as WorkerScope;

const CACHE_PREFIX = 'shell ';
const DOCUMENT = '/app.html';
const CONFIG = '/config.json';
/** File names include a content hash, so they never change. */
const ASSET = /^\/assets\//;
/** Files of the build that may change under the same name. */
const FILE = /^\/(config\.json|manifest\.webmanifest|icons\/.+)$/;
const NAMED_ASSET = /(?:src|href)="(\/assets\/[^"]+)"/g;
const MAIN_SCRIPT = /\/assets\/main\.[\w-]+\.js/;

const pathOf = (request: Request) => new URL(request.url).pathname;

async function shellCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
}

async function request(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response;
}

/**
 * Caches the server's current document with the files it references and those that a page has
 * loaded; deletes what earlier builds left. The document is stored last, because it is useless
 * without its files.
 */
async function keepShell(loaded: readonly string[]): Promise<void> {
  const [document, config] = await Promise.all([request(DOCUMENT), request(CONFIG)]);
  const html = await document.clone().text();
  const name = CACHE_PREFIX + (MAIN_SCRIPT.exec(html)?.[0] ?? '');
  const cache = await caches.open(name);
  const named = Array.from(html.matchAll(NAMED_ASSET), ([, path]) => path!);
  const keep = async (path: string) => {
    if (!(await cache.match(path))) await cache.add(path);
  };
  await Promise.all(named.map(keep));
  // A file of an earlier build may no longer exist.
  await Promise.allSettled(loaded.filter((path) => ASSET.test(path)).map(keep));
  await cache.put(CONFIG, config);
  await cache.put(DOCUMENT, document);
  const others = (await shellCaches()).filter((each) => each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
}

/** Returns the cached document, marked as an offline visit. */
async function keptDocument(): Promise<Response | undefined> {
  const document = await caches.match(DOCUMENT);
  if (!document) return undefined;
  const headers = new Headers(document.headers);
  // The modified text is not compressed and has a different length.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  const html = (await document.text()).replace('<html', '<html data-without-network');
  return new Response(html, { headers });
}

/**
 * Pages that were served the cached document, although the browser may believe that it is online.
 */
const keptPages = new Set<string>();

async function answerNavigation(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const document = await keptDocument();
    if (!document) throw error;
    keptPages.add(event.resultingClientId);
    return document;
  }
}

const isWithoutNetwork = ({ clientId }: FetchEvent) =>
  !worker.navigator.onLine || keptPages.has(clientId);

/** Returns the cached file, or fetches it. */
const answerFile = async (asked: Request): Promise<Response> =>
  (await caches.match(asked, { ignoreSearch: true })) ?? fetch(asked);

const isListOfPaths = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((each) => typeof each === 'string');

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]),
  ),
);
worker.addEventListener('message', (event) => {
  if (!isListOfPaths(event.data)) return;
  // Offline, the cache stays as it is.
  event.waitUntil(keepShell(event.data).catch(() => undefined));
});
worker.addEventListener('fetch', (event) => {
  const { request: asked } = event;
  if (asked.method !== 'GET' || new URL(asked.url).origin !== worker.location.origin) return;
  const path = pathOf(asked);
  if (asked.mode === 'navigate') event.respondWith(answerNavigation(event));
  else if (isWithoutNetwork(event) && (ASSET.test(path) || FILE.test(path))) {
    event.respondWith(answerFile(asked));
  }
});
