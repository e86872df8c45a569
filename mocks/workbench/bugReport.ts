import type { SetupFile } from '../controls/setupFile';
import type { CheckedEntry } from '../log/checkEntry';
import { redactUrl, redactValue } from '../log/redact';
import type { ExportedState } from '../persistence/exportedState';

/** Everything needed to reproduce a bug; contains no passwords or tokens. */
export type BugReport = {
  format: 'launchyard-bug-report';
  version: 1;
  createdAt: string;
  /** The URL of the page, and the link that restores the setup. */
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
  /** The app's entries in local storage, by key. */
  storage: Record<string, unknown>;
  state: ExportedState;
  log: CheckedEntry[];
};

function readStorage(): Record<string, unknown> {
  try {
    return redactValue({ ...localStorage }) as Record<string, unknown>;
  } catch {
    // The browser denies access.
    return {};
  }
}

/** Returns the names of the page's scripts, which include the hash of the build. */
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

/** Builds a bug report from the workbench's data and the browser's. */
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
