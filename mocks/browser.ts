import { setupWorker } from 'msw/browser';
import { closingAtPageHide } from './closingAtPageHide';
import { parseSetup } from './controls/setup';
import { createMockBackend, type Lock, type MockBackend } from './createMockBackend';
import { indexedDbFiles, indexedDbStorage } from './persistence/indexedDb';
import { AUTO_REPLY_MS } from './realtime/autoReply';
import { openTabChannel } from './realtime/browserHub';
import { makeSocketHandler } from './realtime/socketIoOverWebSocket';
import { scenarios, type Scenario } from './scenarios/scenarios';
import type { ShopSize } from './seeds/size';
import { makeFace } from './workbench/face';
import { makeWorkbench } from './workbench/makeWorkbench';
import { realNow } from './workbench/pageClock';
import { readAddress, recallSetup, recallTab } from './workbench/rememberedSetup';
import { visitAs } from './workbench/signIn';

/** Names the lock and the storage; each size has its own, so that none replaces another. */
const SHOPS: Record<ShopSize, string> = {
  standard: 'launchyard-mock-backend',
  large: 'launchyard-mock-backend-large',
  huge: 'launchyard-mock-backend-huge',
};
const DEFAULT_LATENCY_MS = 120;

/** Excludes all other tabs of this browser that are in the same shop. */
const lockAcrossTabs =
  (shop: string): Lock =>
  (work) =>
    navigator.locks.request(shop, work);

/** Starts the mock backend in the service worker; resolves once it answers requests. */
export async function startMockBackend(): Promise<MockBackend> {
  const { setup, problems } = parseSetup(recallSetup());
  const isNewScenario = setup.scenario !== parseSetup(recallTab()).setup.scenario;
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
    scenario: setup.scenario,
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
      // Unknown calls to the API do not get here: the last handler fails them.
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: '/mockServiceWorker.js' },
    }),
  );
  await visitAs(backend, setup.as, 'as' in readAddress(window.location.href));
  const { endsSessions }: Scenario = scenarios[setup.scenario];
  if (endsSessions && isNewScenario) backend.expireSessions({ afterProfile: true });
  return backend;
}
