import type { Har } from 'har-format';
import type { ClockSetting } from '../controls/clock';
import type { PassOn } from '../controls/passOn';
import type { Setup } from '../controls/setup';
import type { SetupFile } from '../controls/setupFile';
import type { MailRow } from '../domain/model';
import type { Store } from '../domain/store';
import type { CheckedEntry } from '../log/checkEntry';
import type { ExportedState } from '../persistence/exportedState';
import type { SocketFaults } from '../realtime/socketFaults';
import type { BugReport } from '../report/bugReport';
import type { PaymentEndingName } from '../scenarios/paymentEndings';
import type { ScenarioName } from '../scenarios/scenarios';
import type { PersonName } from '../seeds/knownPeople';
import type { LauncherPosition } from './launcher';
import type { RestoredNote } from './restoreReport';

/** An operation in the workbench's list. */
export type OperationSummary = { operationId: string; method: string; path: string };

/** The visible workbench: a button, and the panel that it or Ctrl + Alt + W opens. */
export type WorkbenchUi = {
  open: () => Promise<void>;
  close: () => void;
  /** Moves or hides the button. */
  moveButton: (position: LauncherPosition) => void;
};

/**
 * `window.__workbench`: everything the panel can do, for tests and the console; only in mock
 * builds. Unless stated otherwise, changes apply immediately and are remembered for the tab.
 */
export type Workbench = WorkbenchUi & {
  /** Returns the current setup; a new object after each change. */
  setup: () => Setup;
  /** Subscribes to changes of the setup; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Updates parts of the setup; seed, day, size and switches apply on the next page load. */
  change: (changes: Partial<Setup>) => void;
  /**
   * Returns a link to this page that applies the whole setup in any tab; null if it is too long for a server.
   */
  link: () => string | null;
  /** Returns the setup in its file format. */
  exportSetup: () => SetupFile;
  /** Imports an exported setup and signs in its person; rejects with a message for the user. */
  importSetup: (value: unknown) => Promise<void>;

  /** A sentence for each capability that this browser denies the mock backend. */
  limitations: readonly string[];
  /** A sentence for each setting of the URL that is invalid and therefore not applied. */
  problems: readonly string[];
  /** The bug report that this page was opened from; null for none. */
  restored: RestoredNote | null;
  /** Returns every operation that faults can be set for. */
  operations: () => OperationSummary[];
  applyScenario: (name: ScenarioName) => void;
  /**
   * Sets the fault of a target, such as `listProjects` or `getProject/4@owner`, from its parts as in an
   * address, such as `status=500,first=3`; null removes it. Throws an error message if it is invalid.
   */
  setFault: (target: string, parts: string | null) => void;
  passOn: (passOn: PassOn | null) => void;
  /** Sets how the next checkouts end by themselves, in order; the user fills in those that follow. */
  payWith: (...endings: PaymentEndingName[]) => void;
  /** Asks for data by name, such as `owns:project=4,by=customer,daysAgo=29`; rejects with a message. */
  grant: (...texts: string[]) => Promise<void>;
  /** Signs a seeded person in or out, in this tab; the app follows. */
  signInAs: (name: PersonName) => Promise<void>;
  clock: { set: (setting: ClockSetting) => void; now: () => Date };
  sockets: {
    /** Updates the socket faults; omitted ones stay unchanged. */
    set: (faults: Partial<SocketFaults>) => void;
    /** Drops every connection of this tab; clients reconnect by themselves. */
    dropAll: () => void;
    /** Starts or stops rejecting this tab's new clients as if there were no server. */
    refuse: (on: boolean) => void;
  };

  /** Returns the mails sent as of the last call, the newest first. */
  outbox: () => MailRow[];
  clearOutbox: () => Promise<void>;

  /** Returns the tables after the last call; read-only. */
  store: () => Store;
  /**
   * Discards all changes in the shop; the setup stays. The page shows the result after a reload.
   */
  reset: (changes?: Partial<Pick<Setup, 'seed' | 'seeded' | 'size'>>) => Promise<void>;
  /** Returns the shop's state with its uploads. Every password in it is reset to `password`. */
  exportState: () => Promise<ExportedState>;
  /** Imports an exported state; rejects with a message for the user if it is invalid. */
  importState: (value: unknown) => Promise<void>;

  /**
   * Returns every call, chat event and page of this tab, checked against openapi.yaml; passwords and
   * tokens are redacted.
   */
  log: () => Promise<CheckedEntry[]>;
  /** Subscribes to changes of the log; returns an unsubscribe function. */
  onLog: (listener: () => void) => () => void;
  /** Empties the log and restarts the request counts of all faults. */
  clearLog: () => void;
  /** Returns the logged calls as HTTP Archive 1.2. */
  har: () => Har;
  /**
   * Answers recorded requests with the responses of an HTTP Archive, in order; null ends that. Returns
   * whether it goes on after a reload, for which the archive may be too large; throws a message for the user.
   */
  replay: (har: unknown) => boolean;
  /** Returns the number of recorded responses that are replayed. */
  recorded: () => number;
  bugReport: () => Promise<BugReport>;
  /**
   * Restores a bug report and loads its address; rejects with a message for the user if it is invalid.
   */
  openReport: (value: unknown) => Promise<void>;
  /** Resolves once no call has been in flight for a moment; hanging calls are ignored. */
  whenIdle: () => Promise<void>;
};

declare global {
  interface Window {
    __workbench?: Workbench;
  }
}
