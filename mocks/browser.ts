import { setupWorker } from 'msw/browser';
import { closingAtPageHide } from './closingAtPageHide';
import { parseSetup } from './controls/setup';
import { createMockBackend, type Lock, type MockBackend } from './createMockBackend';
import { indexedDbFiles, indexedDbStorage } from './persistence/indexedDb';
import { AUTO_REPLY_MS } from './realtime/autoReply';
import { openTabChannel } from './realtime/browserHub';
import { makeSocketHandler } from './realtime/socketIoOverWebSocket';
import type { ShopSize } from './seeds/size';
import { makeFace } from './workbench/face';
import { makeWorkbench } from './workbench/makeWorkbench';
import { realNow } from './workbench/pageClock';
import { readAddress, recallSetup } from './workbench/rememberedSetup';
import { visitAs } from './workbench/signIn';

/** Names the lock and what is kept; each size is a shop of its own, so that none drops another. */
const SHOPS: Record<ShopSize, string> = {
  standard: 'launchyard-mock-backend',
  large: 'launchyard-mock-backend-large',
  huge: 'launchyard-mock-backend-huge',
};
const DEFAULT_LATENCY_MS = 120;

/** Alone among all tabs of this browser that are in the same shop. */
const lockAcrossTabs =
  (shop: string): Lock =>
  (work) =>
    navigator.locks.request(shop, work);

/** Starts the mock backend in the service worker; requests are answered once this has resolved. */
export async function startMockBackend(): Promise<MockBackend> {
  const { setup, problems } = parseSetup(recallSetup());
  for (const problem of problems) console.warn(`The workbench: ${problem}`);
  const shop = SHOPS[setup.size];
  const backend = createMockBackend({
    seed: setup.seed,
    size: setup.size,
    now: realNow,
    storage: indexedDbStorage(shop),
    files: indexedDbFiles(shop),
    ...('locks' in navigator && { lock: lockAcrossTabs(shop) }),
    latencyMs: DEFAULT_LATENCY_MS,
    autoReplyMs: AUTO_REPLY_MS,
    channel: openTabChannel(shop),
  });
  if (new URLSearchParams(window.location.search).has('reset')) await backend.reset();
  const face = makeFace(() => workbench);
  const workbench = makeWorkbench(backend, setup, face);
  window.__workbench = workbench;
  const worker = setupWorker(...backend.handlers, makeSocketHandler(backend.hub));
  await closingAtPageHide(() =>
    worker.start({
      quiet: true,
      // Calls of the API that nothing answers never get here: the last handler fails them.
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: '/mockServiceWorker.js' },
    }),
  );
  await visitAs(backend, setup.as, 'as' in readAddress(window.location.href));
  return backend;
}
