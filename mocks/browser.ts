// First, because MSW reads the storage when it is imported.
import './fallbackStorage';
import { passthrough } from 'msw';
import { writeStored } from '@/config/browserStorage';
import { parseSetup } from './controls/setup';
import { createMockBackend, type MockBackend } from './createMockBackend';
import { isStorageDenied } from './fallbackStorage';
import { interceptNetwork } from './interceptNetwork';
import { redactUrl } from './log/redact';
import { reportResponses } from './log/reportResponses';
import { AUTO_REPLY_MS, MISSED_ANSWER_MS } from './realtime/conversationTimer';
import type { HubBroadcast, HubChannel } from './realtime/hub';
import { makeSocketHandler } from './realtime/socketIoOverWebSocket';
import { type Scenario, scenarios } from './scenarios/scenarios';
import { openBrowserShop } from './workbench/browserShop';
import { loadChecks, makeWorkbench } from './workbench/makeWorkbench';
import { realNow } from './workbench/pageClock';
import { isShareLink, readAddress, recallSetup, recallTab } from './workbench/rememberedSetup';
import { loadPage, restoreFromAddress, takeRestoredNote } from './workbench/restoreReport';
import { signInAtStart } from './workbench/signIn';
import { recallRecording, recallTabSession } from './workbench/tabSession';
import { makeWorkbenchUi } from './workbench/workbenchUi';

const DEFAULT_LATENCY_MS = 120;

/** Restores the bug report that the address names; returns a problem for the user, if any. */
async function openNamedReport(): Promise<string[]> {
  try {
    const address = await restoreFromAddress();
    if (address === null) return [];
    loadPage(address);
    // Nothing else may happen on this page.
    return await new Promise(() => undefined);
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Starts the mock backend; requests are handled once the promise has resolved. */
export async function startMockBackend(): Promise<MockBackend> {
  const reportProblems = await openNamedReport();
  const { setup, problems: setupProblems } = parseSetup(recallSetup());
  const problems = [...reportProblems, ...setupProblems];
  const remembered = parseSetup(recallTab()).setup;
  const isNewScenario = setup.scenario !== remembered.scenario;
  const isReset = new URLSearchParams(window.location.search).has('reset');
  const grants = isReset ? [] : setup.grants.filter((text) => remembered.grants.includes(text));
  for (const problem of problems) console.warn(`The workbench: ${problem}`);
  const shop = openBrowserShop(setup.size);
  const backend = createMockBackend({
    seed: setup.seed,
    seeded: setup.seeded,
    clock: setup.clock,
    size: setup.size,
    now: realNow,
    ...shop.options,
    latencyMs: DEFAULT_LATENCY_MS,
    // The server of the page has the pictures as files.
    seededPicture: () => passthrough(),
    scenario: setup.scenario,
    autoReplyMs: AUTO_REPLY_MS,
    missedAnswerMs: MISSED_ANSWER_MS,
    channel: openTabChannel(shop.name),
  });
  const session = recallTabSession();
  if (session) backend.log.restore(session.log);
  backend.recording = recallRecording();
  reportResponses(backend.log, loadChecks);
  if (isReset) await backend.reset();
  backend.log.add({
    kind: 'page',
    startedAt: realNow().toISOString(),
    url: redactUrl(window.location.href),
  });
  const hasWorker = await interceptNetwork([...backend.handlers, makeSocketHandler(backend.hub)]);
  const limitations = describeLimitations({
    storage: !isStorageDenied,
    worker: hasWorker,
    database: shop.options.storage !== undefined,
  });
  for (const limitation of limitations) console.warn(`The workbench: ${limitation}`);
  const ui = makeWorkbenchUi(() => workbench);
  const restored = takeRestoredNote();
  for (const gap of restored?.gaps ?? []) console.info(`The bug report: ${gap}`);
  const startsAnew = isReset || isShareLink();
  const notes = { limitations, problems, restored, session: startsAnew ? null : session };
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
