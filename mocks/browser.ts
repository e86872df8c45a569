import { setupWorker } from 'msw/browser';
import { parseSetup } from './controls/setup';
import { createMockBackend, type Lock, type MockBackend } from './createMockBackend';
import { indexedDbStorage } from './persistence/indexedDb';
import { AUTO_REPLY_MS } from './realtime/autoReply';
import { openTabChannel } from './realtime/browserHub';
import { makeSocketHandler } from './realtime/socketIoOverWebSocket';
import { makeFace } from './workbench/face';
import { makeWorkbench } from './workbench/makeWorkbench';
import { realNow } from './workbench/pageClock';
import { readAddress, recallSetup } from './workbench/rememberedSetup';
import { visitAs } from './workbench/signIn';

const LOCK_NAME = 'launchyard-mock-backend';
const DEFAULT_LATENCY_MS = 120;

/** Alone among all tabs of this browser. */
const lockAcrossTabs: Lock = (work) => navigator.locks.request(LOCK_NAME, work);

/** Starts the mock backend in the service worker; requests are answered once this has resolved. */
export async function startMockBackend(): Promise<MockBackend> {
  const { setup, problems } = parseSetup(recallSetup());
  for (const problem of problems) console.warn(`The workbench: ${problem}`);
  const backend = createMockBackend({
    seed: setup.seed,
    now: realNow,
    storage: indexedDbStorage,
    ...('locks' in navigator && { lock: lockAcrossTabs }),
    latencyMs: DEFAULT_LATENCY_MS,
    autoReplyMs: AUTO_REPLY_MS,
    channel: openTabChannel(),
  });
  if (new URLSearchParams(window.location.search).has('reset')) await backend.reset();
  const face = makeFace(() => workbench);
  const workbench = makeWorkbench(backend, setup, face);
  window.__workbench = workbench;
  await setupWorker(...backend.handlers, makeSocketHandler(backend.hub)).start({
    quiet: true,
    // Calls of the API that nothing answers never get here: the last handler fails them.
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
  await visitAs(setup.as, 'as' in readAddress(window.location.href));
  return backend;
}
