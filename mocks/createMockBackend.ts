import { getResponse, HttpResponse, type RequestHandler } from 'msw';
import { type Extension, EXTENSIONS } from '@/config/extensions';
import { once } from '@/lib/once';
import { Clock, type ClockSetting } from './controls/clock';
import { findBase, type Forward, type PassOn, passRequest } from './controls/passOn';
import { requestToken } from './controls/requestToken';
import { Traffic } from './controls/traffic';
import { findByEmail } from './domain/accountFields';
import type { DomainContext } from './domain/context';
import type { FileStorage } from './domain/files';
import type { MailRow } from './domain/model';
import { type Mail, sendMail } from './domain/outbox';
import type { RealBackend } from './domain/provider';
import type { Store } from './domain/store';
import {
  endSessions,
  findNamedUser,
  findUserByToken,
  issueToken,
  requireUser,
} from './domain/tokens';
import { type HandlerHost, makeHandlers } from './http/makeHandlers';
import type { SeededPicture } from './http/operation';
import type { OperationId } from './http/operation';
import { CallLog } from './log/callLog';
import { startRecording } from './log/recordCall';
import { recordEvent } from './log/recordEvent';
import type { Recording } from './log/recording';
import type { ExportedState } from './persistence/exportedState';
import { memoryFiles } from './persistence/memoryFiles';
import { PersistentState } from './persistence/persistentState';
import type { SnapshotStorage } from './persistence/snapshot';
import { ChatHub, type HubChannel, type Transact } from './realtime/hub';
import type { Schedule } from './realtime/schedule';
import { FaultBoard } from './scenarios/faultBoard';
import { CONNECT_SOCKET } from './scenarios/faults';
import { applyGrant, type Grant } from './scenarios/grants';
import { type Scenario, type ScenarioName, scenarios } from './scenarios/scenarios';
import { DEFAULT_SEED } from './seeds';
import type { PersonName } from './seeds/knownPeople';
import type { ShopSize } from './seeds/size';

/** Runs work exclusively: no other work under the same lock runs meanwhile. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type MockBackendOptions = {
  /** Seeds the orders and all random ids. */
  seed?: number;
  /** The day that seeds count from, such as 2026-03-01; null, the default, for that of the clock. */
  seeded?: string | null;
  /** The clock from the start; `now` by default. */
  clock?: ClockSetting;
  /** The size of the seeded shop. */
  size?: ShopSize;
  now?: () => Date;
  /** Stores the state between visits; it is lost without one. */
  storage?: SnapshotStorage;
  /** Fails requests if the state cannot be stored; otherwise the backend continues without storage. */
  needsStorage?: boolean;
  /** Stores uploaded files; in memory by default. */
  files?: FileStorage;
  lock?: Lock;
  /** Minimum response time in milliseconds. */
  latencyMs?: number;
  /** The active scenario at the start and after a reset; starting with it ends no sessions. */
  scenario?: ScenarioName;
  /** Forwards a request to a real backend; by default bypasses MSW. */
  forward?: Forward;
  /** Returns the response to a request whose connection breaks, or throws if the host has none. */
  breakConnection?: () => Response;
  /** Returns the picture of a seeded project with this file name; a pixel by default. */
  seededPicture?: SeededPicture;
  /** Milliseconds until a waiting customer gets the automatic reply; never by default. */
  autoReplyMs?: number;
  /** Milliseconds until an answer that the customer has not read is mailed; never by default. */
  missedAnswerMs?: number;
  schedule?: Schedule;
  /** Called with each request that has no handler; logs an error by default. */
  reportUnknownCall?: (call: string) => void;
  /** Connects the hubs of other tabs; omitted if there are none. */
  channel?: HubChannel;
  /** The backend elsewhere that the simulated checkout takes payments for; by default this one. */
  realBackend?: RealBackend | undefined;
};

/** The mails that the shop has sent; none leaves the mock backend. */
export type Outbox = {
  /** Returns every mail as of the last request, the newest first. */
  list: () => MailRow[];
  /** Sends a mail, as `sendMail` does within a rule of the domain. */
  send: (mail: Mail) => Promise<MailRow>;
  /** Removes every mail. */
  clear: () => Promise<void>;
};

/** A complete backend in memory, independent of its host. */
export type MockBackend = {
  /** The seed of the current shop. */
  readonly seed: number;
  /** The day that the seeds of the current shop count from, such as 2026-03-01. */
  readonly anchor: string;
  readonly size: ShopSize;
  /** The tables as of the last request; another tab's changes arrive with the next one. */
  readonly store: Store;
  handlers: RequestHandler[];
  faults: FaultBoard;
  /** The live chat, for the sockets of any host. */
  hub: ChatHub;
  clock: Clock;
  /** All requests and chat events, without passwords and tokens. */
  log: CallLog;
  /** Empties the log and restarts the request counts of all faults. */
  clearLog: () => void;
  traffic: Traffic;
  /** The mails that the shop has sent. */
  outbox: Outbox;
  /** Minimum response time in milliseconds. */
  latencyMs: number;
  /** The operations that a real backend handles; null for none. */
  passOn: PassOn | null;
  /** The recorded responses that requests get before any backend is asked; null for none. */
  recording: Recording | null;
  /** The extensions of the specification that are offered; others do not exist. */
  extensions: readonly Extension[];
  /** The active scenario. */
  readonly scenario: ScenarioName;
  /** Applies a scenario: replaces the previous one's faults; faults set by hand stay. */
  applyScenario: (name: ScenarioName) => void;
  /**
   * Ends all sessions from the next request on. With `afterProfile` one profile check still
   * succeeds, so that a page starts its session before learning that it has expired.
   */
  expireSessions: (options?: { afterProfile?: boolean }) => void;
  /**
   * Logs a seeded user in without faults and latency and returns the token; null for the guest.
   * Rejects with an error message.
   */
  signIn: (name: PersonName) => Promise<string | null>;
  /** Changes the data of the shop as grants say; rejects with an error message. */
  grant: (grants: readonly Grant[]) => Promise<void>;
  /** The sessions of any person, without passwords. */
  sessions: {
    /** Returns the address of the person that a token identifies; null if it is not valid. */
    emailOf: (token: string) => Promise<string | null>;
    /** Returns a token of the person with this address; null if there is none. */
    start: (email: string) => Promise<string | null>;
  };
  /** Loads the stored state and saves it again; rejects if that fails and storage is required. */
  open: () => Promise<void>;
  /** Returns the state for a file: the differences from the seed, and the uploads. */
  exportState: () => Promise<ExportedState>;
  /** Replaces the state with an exported one; rejects with an error message if it is invalid. */
  importState: (value: unknown) => Promise<void>;
  /** Resets to a seed and a day to count from, by default the current ones, and removes all faults. */
  reset: (start?: { seed?: number; seeded?: string | null }) => Promise<void>;
};

function makeQueue(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

const PIXEL = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

/** A single pixel, which is as good as a picture where nobody looks at it. */
const pixel = () =>
  new Response(
    Uint8Array.from(atob(PIXEL), (byte) => byte.charCodeAt(0)),
    { headers: { 'Content-Type': 'image/webp' } },
  );

const PROFILE_CHECK: OperationId = 'getProfile';

/** Creates a backend that conforms to openapi.yaml, with its own data and faults. */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  const { seed = DEFAULT_SEED, seeded = null, size = 'standard' } = options;
  const { storage, needsStorage } = options;
  const files = options.files ?? memoryFiles();
  const lock = options.lock ?? makeQueue();
  const clock = new Clock(options.now, options.clock);
  const { now, seedTime } = clock;
  const faults = new FaultBoard();
  const log = new CallLog();
  const traffic = new Traffic();
  let scenarioName: ScenarioName = 'none';
  /** Whether the next profile check still accepts a token of an ended session. */
  let sparesProfile = false;
  const state = new PersistentState({
    seed,
    seeded,
    size,
    seedTime,
    storage,
    needsStorage,
    files,
  });
  const scenario = (): Scenario => scenarios[scenarioName];
  const store = () => (scenario().isEmptied ? state.store.emptied : state.store);

  /** Runs work exclusively on the current state, stores its changes and publishes them to staff. */
  const transact: Transact = (work) =>
    lock(async () => {
      await state.load();
      const changed = new Set<number>();
      const toDrop = new Set<number>();
      const domain: DomainContext = {
        store: store(),
        files,
        now,
        seed: state.seed,
        onConversationChanged: (id) => changed.add(id),
        onRoleChanged: (id) => toDrop.add(id),
        onSessionsEnded: (id) => toDrop.add(id),
      };
      const result = await work(domain);
      await state.save();
      hub.publish(domain, changed);
      for (const id of toDrop) hub.dropUser(id);
      return result;
    });

  const hub = new ChatHub({
    transact,
    fault: () => faults.standing(CONNECT_SOCKET),
    autoReplyMs: options.autoReplyMs,
    missedAnswerMs: options.missedAnswerMs,
    schedule: options.schedule,
    channel: options.channel,
    onEvent: (event) => {
      try {
        recordEvent(log, event);
      } catch (error) {
        console.error('An event could not be logged', error);
      }
    },
  });

  function startScenario(name: ScenarioName): void {
    scenarioName = name;
    faults.replace('scenario', scenario().faults ?? {});
    if (hub.isRefusing) hub.dropAll();
  }

  function clearLog(): void {
    log.clear();
    faults.restart();
  }

  function expireSessions(options: { afterProfile?: boolean } = {}): void {
    sparesProfile = options.afterProfile ?? false;
    transact(async (domain) => endSessions(domain)).catch((error: unknown) =>
      console.error('The sessions could not be ended', error),
    );
  }

  const host: HandlerHost = {
    latencyMs: () => backend.latencyMs,
    extensions: () => backend.extensions,
    takeFault: (operationId, request, id) =>
      faults.take({
        operationId,
        id,
        query: new URL(request.url).searchParams,
        email: findNamedUser(store(), request.headers.get('Authorization'))?.email ?? null,
      }),
    takeRecorded: (request) => backend.recording?.take(request),
    findBase: (operationId) => findBase(backend.passOn, operationId),
    passRequest: (request, base) => passRequest(request, base, options.forward),
    watch: (request, operationId) => {
      const endCall = traffic.begin();
      const write = startRecording(log, request, operationId);
      return (outcome) => {
        write(outcome)
          .catch((error: unknown) => console.error('A call could not be logged', error))
          .finally(endCall);
      };
    },
    reportUnknownCall:
      options.reportUnknownCall ??
      ((call) => console.error(`The mock backend has no handler for ${call}`)),
    breakConnection: options.breakConnection ?? (() => HttpResponse.error()),
    requireUser: async (domain, request, operationId) => {
      const allowsEnded = sparesProfile && operationId === PROFILE_CHECK;
      const user = await requireUser(domain, request.headers.get('Authorization'), { allowsEnded });
      if (allowsEnded) sparesProfile = false;
      return user;
    },
    provider: () => ({ realBackend: options.realBackend, ...scenario().provider }),
    seededPicture: options.seededPicture ?? pixel,
    transact,
  };
  /** Handles the workbench's own requests, independent of the setup. */
  const sparedHandlers = once(() =>
    makeHandlers({
      ...host,
      latencyMs: () => 0,
      takeFault: () => undefined,
      takeRecorded: () => undefined,
      breakConnection: () => HttpResponse.error(),
    }),
  );

  startScenario(options.scenario ?? 'none');
  const backend: MockBackend = {
    size,
    get seed() {
      return state.seed;
    },
    get anchor() {
      return state.anchor;
    },
    get store() {
      return store();
    },
    get scenario() {
      return scenarioName;
    },
    latencyMs: options.latencyMs ?? 0,
    passOn: null,
    recording: null,
    extensions: EXTENSIONS,
    handlers: makeHandlers(host),
    faults,
    hub,
    clock,
    log,
    clearLog,
    traffic,
    outbox: {
      list: () => [...store().mails.all()].reverse(),
      send: (mail) => transact(async (domain) => sendMail(domain, mail)),
      clear: () =>
        transact(async ({ store: { mails } }) => {
          for (const { id } of [...mails.all()]) mails.remove(id);
        }),
    },
    applyScenario: (name) => {
      startScenario(name);
      if (scenario().endsSessions) expireSessions();
    },
    expireSessions,
    signIn: (name) =>
      requestToken(name, async (request) => (await getResponse(sparedHandlers(), request))!),
    grant: (grants) =>
      transact(async (domain) => {
        for (const grant of grants) applyGrant(domain, grant);
      }),
    sessions: {
      emailOf: (token) =>
        transact(async (domain) => (await findUserByToken(domain, token))?.email ?? null),
      start: (email) =>
        transact(async (domain) => {
          const user = findByEmail(domain, email);
          return user ? issueToken(domain, user) : null;
        }),
    },
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
    reset: (start = {}) =>
      lock(async () => {
        await state.reset(start.seed, start.seeded);
        hub.reset();
        clearLog();
        backend.recording?.rewind();
        faults.clear();
        sparesProfile = false;
        startScenario(options.scenario ?? 'none');
      }),
  };
  return backend;
}
