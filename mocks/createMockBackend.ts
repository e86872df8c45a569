import { HttpResponse, type RequestHandler } from 'msw';
import type { DomainContext } from './domain/context';
import type { FileStorage } from './domain/files';
import type { ProviderBehaviour } from './domain/provider';
import type { Store } from './domain/store';
import { requireUser } from './domain/tokens';
import { makeHandlers } from './http/makeHandlers';
import type { OperationContext } from './http/operation';
import { memoryFiles } from './persistence/memoryFiles';
import type { SnapshotStorage } from './persistence/snapshot';
import { StateKeeper } from './persistence/stateKeeper';
import { ChatHub, type HubChannel, type Transact } from './realtime/hub';
import type { Schedule } from './realtime/schedule';
import { CONNECT_SOCKET, FaultBoard } from './scenarios/faults';
import { scenarios, type Scenario, type ScenarioName } from './scenarios/scenarios';
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
  /** Where uploaded files are kept; in memory when it is left out. */
  files?: FileStorage;
  lock?: Lock;
  /** Milliseconds that every answer takes at least. */
  latencyMs?: number;
  scenario?: ScenarioName;
  /** Answers a call whose connection breaks; a host that cannot answer one so may throw. */
  breakConnection?: () => Response;
  /** Milliseconds until a customer who waits is answered automatically; never when it is left out. */
  autoReplyMs?: number;
  schedule?: Schedule;
  /** Reaches the hubs of other tabs; there are none when it is left out. */
  channel?: HubChannel;
};

/** A whole backend in memory, whatever host stands before it. */
export type MockBackend = {
  /** The tables as the last call left them; another tab's changes come with the next call. */
  readonly store: Store;
  handlers: RequestHandler[];
  faults: FaultBoard;
  /** The live chat, for whatever sockets a host has. */
  hub: ChatHub;
  /** Chooses a situation; the faults of the one before are cleared. */
  applyScenario: (name: ScenarioName) => void;
  /** Forgets everything that happened, faults included. */
  reset: () => Promise<void>;
};

const DEFAULT_SEED = 7;

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
  const {
    seed = DEFAULT_SEED,
    size = 'standard',
    now = () => new Date(),
    storage,
    latencyMs = 0,
  } = options;
  const files = options.files ?? memoryFiles();
  const lock = options.lock ?? makeQueue();
  const faults = new FaultBoard();
  let provider: ProviderBehaviour = {};
  const keeper = new StateKeeper({ seed, size, now, storage, files });

  /** Runs work on the current state, alone, keeps what it changed, and tells staff of it. */
  const transact: Transact = (work) =>
    lock(async () => {
      await keeper.load();
      const changed = new Set<number>();
      const inNewRoles = new Set<number>();
      const domain: DomainContext = {
        store: keeper.store,
        files,
        now,
        seed,
        conversationChanged: (id) => changed.add(id),
        roleChanged: (id) => inNewRoles.add(id),
      };
      const result = await work(domain);
      await keeper.save();
      hub.publish(domain, changed);
      for (const id of inNewRoles) hub.dropPerson(id);
      return result;
    });

  const hub = new ChatHub({
    transact,
    fault: () => faults.get(CONNECT_SOCKET),
    autoReplyMs: options.autoReplyMs,
    schedule: options.schedule,
    channel: options.channel,
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
    faults.clear();
    for (const [operationId, fault] of Object.entries(scenario.faults ?? {})) {
      faults.set(operationId, fault);
    }
    provider = scenario.provider ?? {};
    if (hub.isRefusing) hub.dropAll();
  }

  const handlers = makeHandlers({
    latencyMs,
    faultOf: (operationId) => faults.get(operationId),
    breakConnection: options.breakConnection ?? (() => HttpResponse.error()),
    transact: (work) =>
      transact((domain) => work((request, params) => makeContext(domain, request, params))),
  });

  applyScenario(options.scenario ?? 'none');
  return {
    get store() {
      return keeper.store;
    },
    handlers,
    faults,
    hub,
    applyScenario,
    reset: () =>
      lock(async () => {
        await keeper.reset();
        hub.reset();
        applyScenario(options.scenario ?? 'none');
      }),
  };
}
