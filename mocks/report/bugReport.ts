import type { Controls, FaultProgress } from '../controls/controls';
import { readSetupFile, type SetupFile, toSetupFile } from '../controls/setupFile';
import type { MockBackend } from '../createMockBackend';
import type { CheckedEntry } from '../log/checkEntry';
import type { ExportedState } from '../persistence/exportedState';
import { withoutPasswords } from '../persistence/sharedSnapshot';

const FORMAT = 'launchyard-bug-report';
const VERSION = 2;

/** Texts in browser storage by key. */
export type StoredTexts = Readonly<Record<string, string>>;

/** The browser's part of a bug report. */
export type PageReport = {
  /** The URL of the page. */
  url: string;
  /** The link that restores the setup; null if it is too long for a server. */
  link: string | null;
  browser: {
    userAgent: string;
    language: string;
    timeZone: string;
    viewport: string;
    colorScheme: string;
    online: boolean;
  };
  /** What the shop stores in the browser, without the session token. */
  storage: { local: StoredTexts; session: StoredTexts };
  /**
   * The signed-in person; null for a guest. The address is null if the mock backend does not know the
   * session, which had ended or is a real backend's.
   */
  signedIn: { email: string | null } | null;
};

/** Everything needed to reproduce a bug; contains no passwords or tokens. */
export type BugReport = {
  format: typeof FORMAT;
  version: typeof VERSION;
  createdAt: string;
  /** ISO time of the mock backend's clock. */
  now: string;
  build: string;
  setup: SetupFile;
  progress: FaultProgress;
  state: ExportedState;
  log: CheckedEntry[];
  /** Null in a report of the mock server, which has no page. */
  page: PageReport | null;
};

/** Makes a bug report of a backend on any host. */
export async function makeBugReport(
  backend: MockBackend,
  controls: Controls,
  parts: Pick<BugReport, 'createdAt' | 'build' | 'log' | 'page'>,
): Promise<BugReport> {
  return {
    format: FORMAT,
    version: VERSION,
    now: backend.clock.now().toISOString(),
    setup: toSetupFile(controls.setup()),
    progress: controls.faultProgress(),
    state: withoutPasswords(await backend.exportState()),
    ...parts,
  };
}

/** Parses a file of unknown origin; throws an error message if it is not a valid bug report. */
export function readBugReport(value: unknown): BugReport {
  const report = (value ?? {}) as BugReport;
  if (report.format !== FORMAT) throw new TypeError('This file contains no bug report');
  if (report.version !== VERSION) {
    throw new TypeError('This bug report is of another version; import its state in the State tab');
  }
  readSetupFile(report.setup);
  if (Number.isNaN(Date.parse(report.now))) throw new TypeError('This bug report has no time');
  return report;
}
