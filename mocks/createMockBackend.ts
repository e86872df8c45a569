import { getResponse, HttpResponse, type RequestHandler } from 'msw';
import { Clock } from './controls/clock';
import { findBase, passRequest, type Forward, type PassOn } from './controls/passOn';
import { requestToken } from './controls/requestToken';
import { Traffic } from './controls/traffic';
import type { DomainContext } from './domain/context';
import type { FileStorage } from './domain/files';
import type { ProviderBehaviour } from './domain/provider';
import type { Store } from './domain/store';
import { requireUser } from './domain/tokens';
import { makeHandlers, type HandlerHost } from './http/makeHandlers';
import type { OperationContext } from './http/operation';
import { CallLog } from './log/callLog';
import { startRecording } from './log/recordCall';
import { recordEvent } from './log/recordEvent';
import type { ExportedState } from './persistence/exportedState';
import { memoryFiles } from './persistence/memoryFiles';
import type { SnapshotStorage } from './persistence/snapshot';
import { PersistentState } from './persistence/persistentState';
import { ChatHub, type HubChannel, type Transact } from './realtime/hub';
import type { Schedule } from './realtime/schedule';
import { FaultBoard } from './scenarios/faultBoard';
import { CONNECT_SOCKET } from './scenarios/faults';
import { scenarios, type Scenario, type ScenarioName } from './scenarios/scenarios';
import { DEFAULT_SEED } from './seeds';
import type { PersonName } from './seeds/knownPeople';
import type { ShopSize } from './seeds/size';

/** Runs work alone: no other work under the same lock goes on meanwhile. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type MockBackendOptions = {
  /** Decides the seeded orders and all random ids. */
  seed?: number;
  /** How much the shop starts with. */
  size?: ShopSize;
  now?: () => Date;
  /** Where the state is kept between visits; nowhere when it is left out. */
  storage?: SnapshotStorage;
  /** Whether a call fails when the state cannot be kept; the backend goes on without otherwise. */
  needsStorage?: boolean;
  /** Where uploaded files are kept; in memory when it is left out. */
  files?: FileStorage;
  lock?: Lock;
  /** Milliseconds that every answer takes at least. */
  latencyMs?: number;
  scenario?: ScenarioName;
  /** Has a call that is passed on answered; past MSW when it is left out. */
  forward?: Forward;
  /** Answers a call whose connection breaks; a host that cannot answer one so may throw. */
  breakConnection?: () => Response;
  /** Milliseconds until a customer who waits is answered automatically; never when it is left out. */
  autoReplyMs?: number;
  schedule?: Schedule;
  /** Told of a call that nothing answers; the console is, as of an error, when it is left out. */
  reportUnknownCall?: (call: string) => void;
  /** Reaches the hubs of other tabs; there are none when it is left out. */
  channel?: HubChannel;
};

/** A whole backend in memory, whatever host stands before it. */
export type MockBackend = {
  /** Of the shop as it is now. */
  readonly seed: number;
  readonly size: ShopSize;
  /** The tables as the last call left them; another tab's changes come with the next call. */
  readonly store: Store;
  handlers: RequestHandler[];
  faults: FaultBoard;
  /** The live chat, for whatever sockets a host has. */
  hub: ChatHub;
  clock: Clock;
  /** Every call and every event of the chat, without passwords and tokens. */
  log: CallLog;
  traffic: Traffic;
  /** Milliseconds that every answer takes at least. */
  latencyMs: number;
  /** Which operations a real backend answers; null for none. */
  passOn: PassOn | null;
  /** The situation in force. */
  readonly scenario: ScenarioName;
  /** Chooses a situation; the faults of the one before end, those that were set by hand stay. */
  applyScenario: (name: ScenarioName) => void;
  /**
   * The token of a seeded person, by a login that no fault strikes and that does not wait; null for
   * nobody. Rejects with a sentence.
   */
  signIn: (name: PersonName) => Promise<string | null>;
  /** Takes up what is kept and keeps it anew; rejects when that is needed and cannot be done. */
  open: () => Promise<void>;
  /** The state as a file can keep it: what differs from the seed, and the uploads. */
  exportState: () => Promise<ExportedState>;
  /** Takes up an exported state in place of the own; rejects with a sentence when it is none. */
  importState: (value: unknown) => Promise<void>;
  /** Forgets everything that happened, faults included; from then on there may be another seed. */
  reset: (seed?: number) => Promise<void>;
};

function makeQueue(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Makes a backend that holds to openapi.yaml, with its own data and its own faults. */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  const { seed = DEFAULT_SEED, size = 'standard', storage, needsStorage } = options;
  const files = options.files ?? memoryFiles();
  const lock = options.lock ?? makeQueue();
  const clock = new Clock(options.now);
  const { now } = clock;
  const faults = new FaultBoard();
  const log = new CallLog();
  const traffic = new Traffic();
  let scenarioName: ScenarioName = 'none';
  let provider: ProviderBehaviour = {};
  const state = new PersistentState({ seed, size, now, storage, needsStorage, files });

  /** Runs work on the current state, alone, keeps what it changed, and tells staff of it. */
  const transact: Transact = (work) =>
    lock(async () => {
      await state.load();
      const changed = new Set<number>();
      const inNewRoles = new Set<number>();
      const domain: DomainContext = {
        store: state.store,
        files,
        now,
        seed: state.seed,
        onConversationChanged: (id) => changed.add(id),
        onRoleChanged: (id) => inNewRoles.add(id),
      };
      const result = await work(domain);
      await state.save();
      hub.publish(domain, changed);
      for (const id of inNewRoles) hub.dropUser(id);
      return result;
    });

  const hub = new ChatHub({
    transact,
    fault: () => faults.standing(CONNECT_SOCKET),
    autoReplyMs: options.autoReplyMs,
    schedule: options.schedule,
    channel: options.channel,
    onEvent: (event) => recordEvent(log, event),
  });

  function makeContext(
    domain: DomainContext,
    request: Request,
    params: OperationContext['params'],
  ): OperationContext {
    return {
      domain,
      request,
      url: new URL(request.url),
      params,
      provider,
      requireUser: () => requireUser(domain, request.headers.get('Authorization')),
      readBody: () => readBody(request),
    };
  }

  function applyScenario(name: ScenarioName): void {
    const scenario: Scenario = scenarios[name];
    scenarioName = name;
    faults.replace('scenario', scenario.faults ?? {});
    provider = scenario.provider ?? {};
    if (hub.isRefusing) hub.dropAll();
  }

  const host: HandlerHost = {
    latencyMs: () => backend.latencyMs,
    takeFault: (operationId) => faults.take(operationId),
    findBase: (operationId) => findBase(backend.passOn, operationId),
    passRequest: (request, base) => passRequest(request, base, options.forward),
    watch: (request, operationId) => {
      const endCall = traffic.begin();
      const write = startRecording(log, request, operationId);
      return (outcome) => void write(outcome).finally(endCall);
    },
    reportUnknownCall:
      options.reportUnknownCall ??
      ((call) => console.error(`The mock backend has no handler for ${call}`)),
    breakConnection: options.breakConnection ?? (() => HttpResponse.error()),
    transact: (work) =>
      transact((domain) => work((request, params) => makeContext(domain, request, params))),
  };
  /** For calls that the workbench makes itself: a set-up must not keep anybody from changing it. */
  const sparedHandlers = makeHandlers({
    ...host,
    latencyMs: () => 0,
    takeFault: () => undefined,
    breakConnection: () => HttpResponse.error(),
  });

  applyScenario(options.scenario ?? 'none');
  const backend: MockBackend = {
    size,
    get seed() {
      return state.seed;
    },
    get store() {
      return state.store;
    },
    get scenario() {
      return scenarioName;
    },
    latencyMs: options.latencyMs ?? 0,
    passOn: null,
    handlers: makeHandlers(host),
    faults,
    hub,
    clock,
    log,
    traffic,
    applyScenario,
    signIn: (name) =>
      requestToken(name, async (request) => (await getResponse(sparedHandlers, request))!),
    open: () => lock(() => state.open()),
    exportState: () =>
      lock(async () => {
        await state.load();
        return state.exported();
      }),
    importState: (value) =>
      lock(async () => {
        await state.replace(value);
        hub.reset();
      }),
    reset: (newSeed) =>
      lock(async () => {
        await state.reset(newSeed);
        hub.reset();
        faults.clear();
        applyScenario(options.scenario ?? 'none');
      }),
  };
  return backend;
}
