import { setupWorker } from 'msw/browser';
import { overrideFeatures, readSwitches } from '@/config/features';
import { closingAtPageHide } from './closingAtPageHide';
import { createMockBackend, type Lock, type MockBackend } from './createMockBackend';
import { indexedDbFiles, indexedDbStorage } from './persistence/indexedDb';
import { AUTO_REPLY_MS } from './realtime/autoReply';
import { openTabChannel } from './realtime/browserHub';
import { makeSocketHandler } from './realtime/socketIoOverWebSocket';
import { isScenarioName, type ScenarioName } from './scenarios/scenarios';
import { isShopSize, type ShopSize } from './seeds/size';
import { visitAs } from './visitor';

declare global {
  interface Window {
    /** Controls of the mock backend for tests and the console; in mock builds alone. */
    __mockBackend?: Pick<MockBackend, 'reset' | 'applyScenario' | 'faults'> & {
      sockets: {
        /** Breaks every connection of this tab; clients come back by themselves. */
        dropAll: () => void;
        /** Turns clients of this tab away as if there were no server, or no longer. */
        refuse: (on: boolean) => void;
      };
    };
  }
}

/** Names the lock and what is kept; a large shop is another one, so that neither drops the other. */
const SHOPS: Record<ShopSize, string> = {
  standard: 'launchyard-mock-backend',
  large: 'launchyard-mock-backend-large',
};
const SCENARIO_KEY = 'mock-scenario';
const LATENCY_KEY = 'mock-latency';
const SIZE_KEY = 'mock-size';
const VISITOR_KEY = 'mock-visitor';
const DEFAULT_LATENCY_MS = 120;

/** Alone among all tabs of this browser that are in the same shop. */
const lockAcrossTabs =
  (shop: string): Lock =>
  (work) =>
    navigator.locks.request(shop, work);

/** A setting from the address, kept for the tab; `none` in the address forgets it. */
function readSetting(name: string, key: string): string | null {
  const wanted = new URLSearchParams(window.location.search).get(name);
  if (wanted) sessionStorage.setItem(key, wanted);
  return sessionStorage.getItem(key);
}

function readScenario(): ScenarioName {
  const name = readSetting('scenario', SCENARIO_KEY);
  return isScenarioName(name) ? name : 'none';
}

function readLatency(): number {
  const milliseconds = Number(readSetting('latency', LATENCY_KEY) ?? DEFAULT_LATENCY_MS);
  return Number.isFinite(milliseconds) && milliseconds >= 0 ? milliseconds : DEFAULT_LATENCY_MS;
}

function readSize(): ShopSize {
  const size = readSetting('size', SIZE_KEY);
  return isShopSize(size) ? size : 'standard';
}

/** Starts the mock backend in the service worker; requests are answered once this has resolved. */
export async function startMockBackend(): Promise<MockBackend> {
  const size = readSize();
  const shop = SHOPS[size];
  const backend = createMockBackend({
    size,
    storage: indexedDbStorage(shop),
    files: indexedDbFiles(shop),
    ...('locks' in navigator && { lock: lockAcrossTabs(shop) }),
    latencyMs: readLatency(),
    scenario: readScenario(),
    autoReplyMs: AUTO_REPLY_MS,
    channel: openTabChannel(shop),
  });
  overrideFeatures(readSwitches((name) => readSetting(name, `mock-switch-${name}`)));
  if (new URLSearchParams(window.location.search).has('reset')) await backend.reset();
  const { reset, applyScenario, faults, hub } = backend;
  const sockets = { dropAll: () => hub.dropAll(), refuse: (on: boolean) => hub.refuse(on) };
  window.__mockBackend = { reset, applyScenario, faults, sockets };
  const worker = setupWorker(...backend.handlers, makeSocketHandler(hub));
  await closingAtPageHide(() =>
    worker.start({
      quiet: true,
      // Calls of the API that nothing answers never get here: the last handler fails them.
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: '/mockServiceWorker.js' },
    }),
  );
  await visitAs(readSetting('as', VISITOR_KEY));
  return backend;
}
