import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { RequestHandler, WebSocketHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

type Handlers = (RequestHandler | WebSocketHandler)[];

const WORKER_URL = '/mockServiceWorker.js';

/** Rejects if the browser refuses the service worker. */
async function interceptInWorker(handlers: Handlers): Promise<void> {
  const worker = setupWorker(...handlers);
  const start = () =>
    worker.start({
      quiet: true,
      // Unknown API calls never get here, because the last handler responds with 501.
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: WORKER_URL },
    });
  try {
    await withSilentUpdates(() => withPageHide(start));
  } catch (error) {
    // The worker's setup has already intercepted WebSockets.
    worker.stop();
    throw error;
  }
}

type Interceptors = ConstructorParameters<typeof InterceptorSource>[0]['interceptors'];

function interceptInPage(handlers: Handlers): void {
  const interceptors = [
    new FetchInterceptor(),
    new XMLHttpRequestInterceptor(),
    new WebSocketInterceptor(),
  ];
  // MSW's types refer to the same classes in the package's other module format.
  const source = new InterceptorSource({ interceptors: interceptors as unknown as Interceptors });
  defineNetwork({ sources: [source], handlers, onUnhandledFrame: 'bypass' }).enable();
}

/**
 * Starts to handle the page's requests: in the service worker, or within the page if the browser
 * lacks or refuses it, which excludes requests of images. Returns whether the service worker runs.
 */
export async function interceptNetwork(handlers: Handlers): Promise<boolean> {
  if (!('serviceWorker' in navigator)) {
    interceptInPage(handlers);
    return false;
  }
  try {
    await interceptInWorker(handlers);
    return true;
  } catch {
    interceptInPage(handlers);
    return false;
  }
}

/**
 * Runs `start` and registers its `beforeunload` listeners for `pagehide` instead. MSW treats
 * `beforeunload` as the page closing, so a user who cancels leaving would lose the backend
 * (mswjs/msw#1105).
 */
async function withPageHide<Result>(start: () => Promise<Result>): Promise<Result> {
  const addEventListener = window.addEventListener.bind(window);
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => addEventListener(type === 'beforeunload' ? 'pagehide' : type, listener, options);
  try {
    return await start();
  } finally {
    window.addEventListener = addEventListener;
  }
}

/**
 * Runs `start` and ignores that a worker could not be updated, which MSW asks for without awaiting it. The
 * worker unregisters itself when its last page closes, so that a page that opens at that moment may find it
 * and lose it again; it then serves that page all the same.
 */
async function withSilentUpdates<Result>(start: () => Promise<Result>): Promise<Result> {
  const { prototype } = ServiceWorkerRegistration;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the registration below
  const { update } = prototype;
  prototype.update = function updateSilently() {
    return update.call(this).catch(() => this);
  };
  try {
    return await start();
  } finally {
    prototype.update = update;
  }
}
