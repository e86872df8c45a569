// First, because MSW reads the storage when it is imported.
import './fallbackStorage';
import { clear, createStore, delMany, get, getMany, keys, set } from 'idb-keyval';
import { passthrough } from 'msw';
import { writeStored } from '@/config/browserStorage';
import { parseSetup } from './controls/setup';
import { createMockBackend, type Lock, type MockBackend } from './createMockBackend';
import type { FileStorage } from './domain/files';
import { isStorageDenied } from './fallbackStorage';
import { interceptNetwork } from './interceptNetwork';
import { reportResponses } from './log/reportResponses';
import type { SnapshotStorage } from './persistence/snapshot';
import { AUTO_REPLY_MS, MISSED_ANSWER_MS } from './realtime/conversationTimer';
import type { HubBroadcast, HubChannel } from './realtime/hub';
import { makeSocketHandler } from './realtime/socketIoOverWebSocket';
import { type Scenario, scenarios } from './scenarios/scenarios';
import type { ShopSize } from './seeds/size';
import { loadChecks, makeWorkbench } from './workbench/makeWorkbench';
import { realNow } from './workbench/pageClock';
import { readAddress, recallSetup, recallTab } from './workbench/rememberedSetup';
import { signInAtStart } from './workbench/signIn';
import { makeWorkbenchUi } from './workbench/workbenchUi';

/**
 * Names the lock and the storage; each size is a separate shop, so that one does not drop another's
 * state.
 */
const SHOPS: Record<ShopSize, string> = {
  one: 'launchyard-mock-backend-one',
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
  const remembered = parseSetup(recallTab()).setup;
  const isNewScenario = setup.scenario !== remembered.scenario;
  const isReset = new URLSearchParams(window.location.search).has('reset');
  const grants = isReset ? [] : setup.grants.filter((text) => remembered.grants.includes(text));
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
  reportResponses(backend.log, loadChecks);
  if (isReset) await backend.reset();
  const hasWorker = await interceptNetwork([...backend.handlers, makeSocketHandler(backend.hub)]);
  const limitations = describeLimitations({
    storage: !isStorageDenied,
    worker: hasWorker,
    database: persistence.storage !== undefined,
  });
  for (const limitation of limitations) console.warn(`The workbench: ${limitation}`);
  const ui = makeWorkbenchUi(() => workbench);
  const notes = { limitations, problems };
  const workbench = makeWorkbench(backend, { ...setup, grants }, ui, notes);
  window.__workbench = workbench;
  const granted = setup.grants.filter((text) => !grants.includes(text));
  await workbench.grant(...granted).catch((error: Error) => problems.push(error.message));
  await signInAtStart(backend, setup.as, 'as' in readAddress(window.location.href));
  const { endsSessions }: Scenario = scenarios[setup.scenario];
  if (endsSessions && isNewScenario) backend.expireSessions({ afterProfile: true });
  return backend;
}

/** Connects the hubs of this browser's tabs that have the same shop open. */
export function openTabChannel(shop: string): HubChannel {
  const channel = new BroadcastChannel(`${shop}-chat`);
  return {
    post: (broadcast) => channel.postMessage(broadcast),
    listen: (receive) => {
      channel.addEventListener('message', ({ data }) => receive(data as HubBroadcast));
    },
  };
}

/** A shop's storages of state and uploaded files; empty if the browser denies both. */
export type BrowserPersistence = { storage?: SnapshotStorage; files?: FileStorage };

/** Returns whether the browser has IndexedDB and grants access to it. */
function hasIndexedDb(): boolean {
  try {
    return Boolean(window.indexedDB);
  } catch {
    return false;
  }
}

/** Opens the storage of a shop in this browser. */
export function openBrowserPersistence(shop: string): BrowserPersistence {
  return hasIndexedDb() ? { storage: indexedDbStorage(shop), files: indexedDbFiles(shop) } : {};
}

/** Stores a shop's snapshot in IndexedDB, which all tabs of a browser share. */
export function indexedDbStorage(shop: string): SnapshotStorage {
  return {
    read: () => get<unknown>(shop),
    write: (snapshot) => set(shop, snapshot),
  };
}

/** The key of a part: file id and offset in bytes. */
type PartKey = [id: string, offset: number];

/** Stores a shop's uploaded files in a separate database, part by part. */
export function indexedDbFiles(shop: string): FileStorage {
  const store = createStore(`${shop}-files`, 'parts');
  /** Returns the keys of a file's parts in order, since IndexedDB sorts its keys. */
  const partsOf = async (id: string) =>
    (await keys<PartKey>(store)).filter(([fileId]) => fileId === id);
  return {
    write: (id, offset, part) => set([id, offset], part, store),
    read: async (id) => {
      const parts = await getMany<Blob>(await partsOf(id), store);
      return parts.length > 0 ? new Blob(parts.filter((part) => part !== undefined)) : undefined;
    },
    remove: async (id) => delMany(await partsOf(id), store),
    clear: () => clear(store),
  };
}

const CHECK_KEY = 'workbench-check';

/** Browser capabilities that the mock backend uses. */
type Granted = {
  /** Whether local and session storage can be accessed; they may still be full. */
  storage: boolean;
  /** Whether the service worker runs. */
  worker: boolean;
  /** Whether IndexedDB is available. */
  database: boolean;
};

function canStore(): boolean {
  const isStored = writeStored(CHECK_KEY, '');
  writeStored(CHECK_KEY, null);
  return isStored;
}

/** Returns a sentence for each way in which this browser limits the shop; empty if it has none. */
export function describeLimitations({ storage, worker, database }: Granted): string[] {
  return [
    ...(storage && canStore()
      ? []
      : [
          'This browser stores nothing for this site, so the cart, the session and this setup end ' +
            'with the page.',
        ]),
    ...(database
      ? []
      : [
          'This browser has no database for this site, so accounts, payments and uploads end with ' +
            'the page.',
        ]),
    ...(worker
      ? []
      : [
          'This browser runs no service worker for this site, so pictures that an ' +
            'admin uploads are not shown.',
        ]),
  ];
}
