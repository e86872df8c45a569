/**
 * The service worker of production builds: keeps the document of the app and the files that it loaded, for
 * visits without a network. It touches nothing but documents and files of the build, so that no answer of
 * the backend, and no data about a person, is ever kept. With a network, the server has the first word on
 * every document, so that a new deployment is seen at once, and files are left to the browser.
 */

type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = LastingEvent & {
  request: Request;
  /** The page that asks; empty for a document. */
  clientId: string;
  /** The page that a document becomes. */
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

/** What this worker uses of its global scope, whose types exclude those of a page. */
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
/** Named by their content, so that they never change. */
const ASSET = /^\/assets\//;
/** Files of the build that may change under their name. */
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
 * Keeps the document that the server has now with the files it names, and those that a page has loaded;
 * drops what earlier builds left. The document comes last: without its files it would show nothing.
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
  // A file of an earlier build may be gone.
  await Promise.allSettled(loaded.filter((path) => ASSET.test(path)).map(keep));
  await cache.put(CONFIG, config);
  await cache.put(DOCUMENT, document);
  const others = (await shellCaches()).filter((each) => each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
}

/** Returns the kept document, marked as one for a visit without a network. */
async function keptDocument(): Promise<Response | undefined> {
  const document = await caches.match(DOCUMENT);
  if (!document) return undefined;
  const headers = new Headers(document.headers);
  // The text is neither compressed nor of this length any more.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  const html = (await document.text()).replace('<html', '<html data-without-network');
  return new Response(html, { headers });
}

/** The pages whose document was a kept one. The browser may believe that there is a network. */
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

/** Returns the kept file, or what the network has. */
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
  // Without a network, what is kept stays.
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
