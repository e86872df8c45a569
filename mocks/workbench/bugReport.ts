import type { CheckedEntry } from '../log/checkEntry';
import { redactUrl, redactValue } from '../log/redact';
import type { ExportedState } from '../persistence/exportedState';
import type { SetupFile } from '../controls/setupFile';

/** All that is needed to see again what somebody saw; no passwords and no tokens. */
export type BugReport = {
  format: 'launchyard-bug-report';
  version: 1;
  createdAt: string;
  /** The page, and the address that brings its set-up about. */
  page: string;
  link: string;
  build: string;
  browser: {
    userAgent: string;
    language: string;
    timeZone: string;
    viewport: string;
    colorScheme: string;
    online: boolean;
  };
  setup: SetupFile;
  /** What the app keeps in the browser, by key. */
  storage: Record<string, unknown>;
  state: ExportedState;
  log: CheckedEntry[];
};

function readStorage(): Record<string, unknown> {
  return redactValue({ ...localStorage }) as Record<string, unknown>;
}

/** The names of the page's scripts, which carry the hash of what they were built from. */
function describeBuild(): string {
  const scripts = [...document.scripts].map(({ src }) => src.split('/').at(-1)).filter(Boolean);
  return scripts.join(' ');
}

function describeBrowser(): BugReport['browser'] {
  return {
    userAgent: navigator.userAgent,
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    viewport: `${window.innerWidth} × ${window.innerHeight} at ${window.devicePixelRatio}`,
    colorScheme: document.documentElement.getAttribute('data-color-scheme') ?? 'unknown',
    online: navigator.onLine,
  };
}

/** Gathers a bug report around what the workbench knows. */
export function makeBugReport(
  parts: Pick<BugReport, 'createdAt' | 'link' | 'setup' | 'state' | 'log'>,
): BugReport {
  return {
    format: 'launchyard-bug-report',
    version: 1,
    page: redactUrl(window.location.href),
    build: describeBuild(),
    browser: describeBrowser(),
    storage: readStorage(),
    ...parts,
  };
}
