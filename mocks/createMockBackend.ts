import type { RequestHandler } from 'msw';
import type { DomainContext } from './domain/context';
import type { ProviderBehaviour } from './domain/provider';
import { Store } from './domain/store';
import { requireUser } from './domain/tokens';
import { makeHandlers } from './http/makeHandlers';
import type { OperationContext } from './http/operation';
import { isSnapshot, SNAPSHOT_VERSION, type SnapshotStorage } from './persistence/snapshot';
import { FaultBoard } from './scenarios/faults';
import { scenarios, type Scenario, type ScenarioName } from './scenarios/scenarios';
import { makeSeed } from './seeds';
import { startOfDay } from './seeds/calendar';

/** Runs work alone: no other work under the same lock goes on meanwhile. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type MockBackendOptions = {
  /** Decides the seeded orders and all random ids. */
  seed?: number;
  now?: () => Date;
  /** Where the state is kept between visits; nowhere when it is left out. */
  storage?: SnapshotStorage;
  lock?: Lock;
  /** Milliseconds that every answer takes at least. */
  latencyMs?: number;
  scenario?: ScenarioName;
};

/** A whole backend in memory, whatever host stands before it. */
export type MockBackend = {
  handlers: RequestHandler[];
  faults: FaultBoard;
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
  const { seed = DEFAULT_SEED, now = () => new Date(), storage, latencyMs = 0 } = options;
  const lock = options.lock ?? makeQueue();
  const faults = new FaultBoard();
  let provider: ProviderBehaviour = {};
  let revision = 0;
  let anchor = startOfDay(now());
  let store = new Store(makeSeed(seed, anchor));
  let savedChanges = JSON.stringify(store.changes());

  function startAnew(): void {
    revision = 0;
    anchor = startOfDay(now());
    store = new Store(makeSeed(seed, anchor));
    savedChanges = JSON.stringify(store.changes());
  }

  /** Takes up what another tab or an earlier visit has stored. */
  async function load(): Promise<void> {
    if (!storage) return;
    const stored = await storage.read();
    if (stored === undefined || stored === null) {
      if (revision > 0) startAnew();
      return;
    }
    if (isSnapshot(stored) && stored.revision === revision && stored.seed === seed) return;
    try {
      if (!isSnapshot(stored)) throw new TypeError('it is no snapshot of this version');
      if (stored.seed !== seed) throw new TypeError('it has another seed');
      const loaded = new Store(makeSeed(seed, new Date(stored.anchor)));
      loaded.apply(stored.changes);
      store = loaded;
      anchor = new Date(stored.anchor);
      revision = stored.revision;
      savedChanges = JSON.stringify(store.changes());
    } catch (error) {
      console.warn('The stored mock backend was dropped', error);
      await storage.clear();
      startAnew();
    }
  }

  async function save(): Promise<void> {
    const changes = store.changes();
    const text = JSON.stringify(changes);
    if (text === savedChanges) return;
    savedChanges = text;
    revision += 1;
    const kept = {
      version: SNAPSHOT_VERSION,
      seed,
      anchor: anchor.toISOString(),
      revision,
      changes,
    };
    await storage?.write(kept as Parameters<SnapshotStorage['write']>[0]);
  }

  function makeContext(request: Request, params: OperationContext['params']): OperationContext {
    const domain: DomainContext = { store, now, seed };
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
  }

  const handlers = makeHandlers({
    latencyMs,
    faultOf: (operationId) => faults.get(operationId),
    transact: (work) =>
      lock(async () => {
        await load();
        const result = await work(makeContext);
        await save();
        return result;
      }),
  });

  applyScenario(options.scenario ?? 'none');
  return {
    handlers,
    faults,
    applyScenario,
    reset: () =>
      lock(async () => {
        await storage?.clear();
        startAnew();
        applyScenario(options.scenario ?? 'none');
      }),
  };
}
