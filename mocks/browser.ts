import { passthrough } from 'msw';
import { isStorageDenied } from './fallbackStorage';
import { parseSetup } from './controls/setup';
import { createMockBackend, type Lock, type MockBackend } from './createMockBackend';
import { interceptNetwork } from './interceptNetwork';
import { openBrowserPersistence } from './persistence/browserPersistence';
import { AUTO_REPLY_MS, MISSED_ANSWER_MS } from './realtime/conversationTimer';
import { openTabChannel } from './realtime/browserHub';
import { makeSocketHandler } from './realtime/socketIoOverWebSocket';
import { scenarios, type Scenario } from './scenarios/scenarios';
import type { ShopSize } from './seeds/size';
import { describeLimitations } from './workbench/browserLimitations';
import { makeWorkbenchUi } from './workbench/workbenchUi';
import { makeWorkbench } from './workbench/makeWorkbench';
import { realNow } from './workbench/pageClock';
import { readAddress, recallSetup, recallTab } from './workbench/rememberedSetup';
import { signInAtStart } from './workbench/signIn';

/**
 * Names the lock and the storage; each size is a separate shop, so that one does not drop another's
 * state.
 */
const SHOPS: Record<ShopSize, string> = {
  standard: 'launchyard-mock-backend',
  large: 'launchyard-mock-backend-large',
  huge: 'launchyard-mock-backend-huge',
};
const DEFAULT_LATENCY_MS = 120;

/** Runs work exclusively among all tabs of this browser with the same shop. */
const lockAcrossTabs =
  (shop: string): Lock =>
  (work) =>
    navigator.locks.request(shop, work);

/** Starts the mock backend; requests are handled once the promise has resolved. */
export async function startMockBackend(): Promise<MockBackend> {
  const { setup, problems } = parseSetup(recallSetup());
  const isNewScenario = setup.scenario !== parseSetup(recallTab()).setup.scenario;
  for (const problem of problems) console.warn(`The workbench: ${problem}`);
  const shop = SHOPS[setup.size];
  const persistence = openBrowserPersistence(shop);
  const backend = createMockBackend({
    seed: setup.seed,
    size: setup.size,
    now: realNow,
    ...persistence,
    ...('locks' in navigator && { lock: lockAcrossTabs(shop) }),
    latencyMs: DEFAULT_LATENCY_MS,
    // The server of the page has the pictures as files.
    seededPicture: () => passthrough(),
    scenario: setup.scenario,
    autoReplyMs: AUTO_REPLY_MS,
    missedAnswerMs: MISSED_ANSWER_MS,
    channel: openTabChannel(shop),
  });
  if (new URLSearchParams(window.location.search).has('reset')) await backend.reset();
  const hasWorker = await interceptNetwork([...backend.handlers, makeSocketHandler(backend.hub)]);
  const limitations = describeLimitations({
    storage: !isStorageDenied,
    worker: hasWorker,
    database: persistence.storage !== undefined,
  });
  for (const limitation of limitations) console.warn(`The workbench: ${limitation}`);
  const ui = makeWorkbenchUi(() => workbench);
  const workbench = makeWorkbench(backend, setup, ui, { limitations, problems });
  window.__workbench = workbench;
  await signInAtStart(backend, setup.as, 'as' in readAddress(window.location.href));
  const { endsSessions }: Scenario = scenarios[setup.scenario];
  if (endsSessions && isNewScenario) backend.expireSessions({ afterProfile: true });
  return backend;
}
