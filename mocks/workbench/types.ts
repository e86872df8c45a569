import type { Har } from 'har-format';
import type { ClockSetting } from '../controls/clock';
import type { PassOn } from '../controls/passOn';
import type { Setup } from '../controls/setup';
import type { Store } from '../domain/store';
import type { CheckedEntry } from '../log/checkEntry';
import type { ExportedState } from '../persistence/exportedState';
import type { SocketFaults } from '../realtime/socketFaults';
import type { Fault } from '../scenarios/faults';
import type { PaymentEndingName } from '../scenarios/paymentEndings';
import type { ScenarioName } from '../scenarios/scenarios';
import type { PersonName } from '../seeds/knownPeople';
import type { BugReport } from './bugReport';
import type { Face } from './face';
import type { SetupFile } from '../controls/setupFile';

/** An operation as the workbench lists it. */
export type OperationSummary = { operationId: string; method: string; path: string };

/**
 * `window.__workbench`: everything that the panel can do, for tests and the console; in mock builds
 * alone. Changes hold at once and are remembered for the tab, unless it is said otherwise.
 */
export type Workbench = Face & {
  /** The set-up in force; another object after each change. */
  setup: () => Setup;
  /** Calls `listener` after each change of the set-up; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Changes parts of the set-up; seed, size and switches hold from the next load of the page. */
  change: (changes: Partial<Setup>) => void;
  /** The address of this page that brings the whole set-up about, in whatever tab. */
  link: () => string;
  /** The set-up as a file can keep it. */
  exportSetup: () => SetupFile;
  /** Takes up an exported set-up, and signs in whom it names; rejects with a sentence. */
  importSetup: (value: unknown) => Promise<void>;

  /** Every operation that can misbehave. */
  operations: () => OperationSummary[];
  applyScenario: (name: ScenarioName) => void;
  /** Makes one operation misbehave, or no longer for null; `*` stands for all. */
  setFault: (operationId: string, fault: Fault | null) => void;
  passOn: (passOn: PassOn | null) => void;
  /** How the next checkout ends by itself; null leaves it to the person. */
  payWith: (ending: PaymentEndingName | null) => void;
  /** Signs a seeded person in or out, in this tab; the app follows. */
  signInAs: (name: PersonName) => Promise<void>;
  clock: { set: (setting: ClockSetting) => void; now: () => Date };
  sockets: {
    /** Changes how sockets misbehave; what is left out stays. */
    set: (faults: Partial<SocketFaults>) => void;
    /** Breaks every connection of this tab; clients come back by themselves. */
    dropAll: () => void;
    /** Turns clients of this tab away as if there were no server, or no longer. */
    refuse: (on: boolean) => void;
  };

  /** The tables as the last call left them; to be looked at alone. */
  store: () => Store;
  /** Forgets everything that happened in the shop; the set-up stays. The page shows it on reload. */
  reset: (changes?: Partial<Pick<Setup, 'seed' | 'size'>>) => Promise<void>;
  /** The state of the shop, with its uploads. Every password in it becomes `password`. */
  exportState: () => Promise<ExportedState>;
  /** Takes up an exported state; rejects with a sentence when it is none. */
  importState: (value: unknown) => Promise<void>;

  /** Every call and chat event, checked against openapi.yaml; passwords and tokens left out. */
  log: () => Promise<CheckedEntry[]>;
  /** Calls `listener` whenever the log changes; answers how to stop. */
  onLog: (listener: () => void) => () => void;
  clearLog: () => void;
  /** The calls of the log as HTTP Archive 1.2. */
  har: () => Har;
  bugReport: () => Promise<BugReport>;
  /** Resolves once no call has been under way for a moment; calls that hang do not count. */
  whenIdle: () => Promise<void>;
};

declare global {
  interface Window {
    __workbench?: Workbench;
  }
}
