import { overrideFeatures } from '@/config/features';
import { overrideOffers } from '@/config/offers';
import { Controls } from '../controls/controls';
import { formatSetup, type Setup } from '../controls/setup';
import { readSetupFile, toSetupFile } from '../controls/setupFile';
import type { MockBackend } from '../createMockBackend';
import { operations } from '../http/operations';
import { checkEntry, type ContractChecks } from '../log/checkEntry';
import { toHar } from '../log/har';
import { Recording } from '../log/recording';
import { withoutPasswords } from '../persistence/sharedSnapshot';
import { makeBugReport } from '../report/bugReport';
import { CONNECT_SOCKET } from '../scenarios/faults';
import type { PersonName } from '../seeds/knownPeople';
import { fillCart } from './grantedCart';
import { realNow, syncPageDate } from './pageClock';
import { describeBuild, makePageReport } from './pageReport';
import { makeLink, rememberSetup } from './rememberedSetup';
import { loadPage, restoreReport } from './restoreReport';
import { signInAs } from './signIn';
import { keepArchive, keepTabSession, type TabSession } from './tabSession';
import type { OperationSummary, Workbench, WorkbenchUi } from './types';

function listOperations(): OperationSummary[] {
  return [
    ...operations.map(({ operationId, method, path }) => ({
      operationId,
      method: method.toUpperCase(),
      path,
    })),
    { operationId: CONNECT_SOCKET, method: 'WS', path: '/socket.io' },
  ];
}

/** Loads the checks of openapi.yaml, which are too large to load with the page. */
export async function loadChecks(): Promise<ContractChecks> {
  const { loadContractChecks } = await import('@mocks/contract/contractChecks');
  return loadContractChecks();
}

/** What is known when a page starts. */
type StartNotes = Pick<Workbench, 'limitations' | 'problems' | 'restored'> & {
  /** What the last page of the tab handed over; undefined if this one hands nothing over, either. */
  session?: TabSession | null;
};

/** Creates the workbench for this page's backend and applies the setup. */
export function makeWorkbench(
  backend: MockBackend,
  initial: Setup,
  ui: WorkbenchUi,
  { session, ...notes }: StartNotes = {
    limitations: [],
    problems: [],
    restored: null,
  },
): Workbench {
  const controls = new Controls(backend, initial);
  const { hub, clock, log } = backend;
  const { setup, subscribe } = controls;
  if (session) controls.resumeFaults(session);
  if (session !== undefined) {
    keepTabSession(() => ({ log: log.entries(), ...controls.faultProgress() }));
  }
  overrideFeatures(initial.switches);
  overrideOffers(initial.extensions);
  syncPageDate(clock);
  window.__takeCheckoutEnding = () => controls.takePayment()?.checkout ?? null;
  const remember = () => rememberSetup(formatSetup(setup()));
  remember();
  subscribe(() => {
    remember();
    overrideOffers(setup().extensions);
    syncPageDate(clock);
  });

  const link = () => makeLink(window.location.href, formatSetup(setup()));
  const signIn = async (name: PersonName) => {
    await signInAs(backend, name);
    controls.change({ as: name });
  };
  const exportState = async () => withoutPasswords(await backend.exportState());
  const readLog = async () => {
    const checks = await loadChecks();
    return log.entries().map((entry) => checkEntry(entry, checks));
  };
  return {
    setup,
    subscribe,
    change: (changes) => controls.change(changes),
    link,
    exportSetup: () => toSetupFile(setup()),
    importSetup: async (value) => {
      const { as, ...others } = readSetupFile(value);
      // The setup must not name a user before the sign-in has succeeded.
      fillCart(await controls.adopt({ ...others, as: null }), backend.store);
      if (as !== null) await signIn(as);
    },
    operations: listOperations,
    applyScenario: (scenario) => controls.change({ scenario }),
    setFault: (target, parts) => controls.setFault(target, parts),
    passOn: (passOn) => controls.change({ passOn }),
    payWith: (...payments) => controls.change({ payments }),
    signInAs: signIn,
    grant: async (...texts) => {
      await controls.grant(...texts);
      fillCart(texts, backend.store);
    },
    clock: { set: (setting) => controls.change({ clock: setting }), now: clock.now },
    sockets: {
      set: (faults) => controls.change({ sockets: { ...setup().sockets, ...faults } }),
      dropAll: () => hub.dropAll(),
      refuse: (on) => controls.change({ sockets: { ...setup().sockets, refuses: on } }),
    },
    outbox: () => backend.outbox.list(),
    clearOutbox: () => backend.outbox.clear(),
    store: () => backend.store,
    reset: (changes) => controls.reset(changes),
    exportState,
    importState: (value) => controls.importState(value),
    log: readLog,
    onLog: log.subscribe,
    clearLog: () => backend.clearLog(),
    recorded: () => backend.recording?.size ?? 0,
    replay: (har) => {
      backend.recording = har === null ? null : new Recording(har);
      return keepArchive(har);
    },
    har: () => toHar(log.entries(), '1', window.location.origin),
    bugReport: async () =>
      makeBugReport(backend, controls, {
        createdAt: realNow().toISOString(),
        build: describeBuild(),
        log: await readLog(),
        page: await makePageReport(backend, link()),
      }),
    openReport: async (value) => loadPage(await restoreReport(value)),
    ...notes,
    whenIdle: () => backend.traffic.whenIdle(),
    ...ui,
  };
}
