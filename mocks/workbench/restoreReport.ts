import { readStored, writeStored } from '@/config/browserStorage';
import { formatSetup, type Setup } from '../controls/setup';
import { createMockBackend, type MockBackend } from '../createMockBackend';
import { type BugReport, readBugReport } from '../report/bugReport';
import {
  describeDifferences,
  describeGaps,
  toRestoredFaults,
  toRestoredSetup,
} from '../report/restoring';
import { openBrowserShop } from './browserShop';
import { realNow } from './pageClock';
import { describeBrowser, describeBuild, restoreStorage } from './pageReport';
import { keepForNextPage, withSettings } from './rememberedSetup';
import { storeToken } from './signIn';
import { replaceTabSession } from './tabSession';

/** The parameter of the address that names a bug report. */
const REPORT = 'report';
const NOTE_KEY = 'workbench-restored';

/** What this tab was restored from. */
export type RestoredNote = {
  createdAt: string;
  /** A sentence for everything that is missing or differs. */
  gaps: string[];
};

/** Opens the shop that a setup asks for, to restore its state before the page loads again. */
function openShop({ seed, size, clock }: Setup): MockBackend {
  const { options } = openBrowserShop(size);
  return createMockBackend({ seed, size, clock, now: realNow, ...options });
}

async function restorePerson(
  { page }: BugReport,
  setup: Setup,
  shop: MockBackend,
): Promise<string[]> {
  if (!page) return [];
  const email = page.signedIn?.email ?? null;
  const token = email === null ? null : await shop.sessions.start(email);
  storeToken(token, setup.as === null ? 'browser' : 'tab');
  return email !== null && token === null ? [`${email} has no account and is not signed in.`] : [];
}

function describePage({ build, page }: BugReport): string[] {
  if (!page) return ['The report is of a mock server, so the page stays as it was.'];
  const here = describeBuild();
  return [
    ...(build === here ? [] : [`The build was ${build}; here it is ${here}.`]),
    ...describeDifferences(page.browser, describeBrowser()),
  ];
}

/**
 * Restores a bug report of unknown origin in this browser and returns the address to load. Rejects
 * with a message for the user, before anything has changed, if it is invalid.
 */
export async function restoreReport(value: unknown, open = openShop): Promise<string> {
  const report = readBugReport(value);
  const setup = toRestoredSetup(report, realNow());
  const shop = open(setup);
  await shop.importState(report.state);
  const isStored = !report.page || restoreStorage(report.page.storage);
  const gaps = [
    ...describeGaps(report),
    ...(isStored ? [] : ['The browser refuses to store the cart, the drafts and open payments.']),
    ...(await restorePerson(report, setup, shop)),
    ...describePage(report),
  ];
  keepForNextPage(formatSetup(setup));
  replaceTabSession({ log: report.log, ...toRestoredFaults(report) });
  const note: RestoredNote = { createdAt: report.createdAt, gaps };
  writeStored(NOTE_KEY, JSON.stringify(note));
  const { pathname, search, hash } = new URL(report.page?.url ?? window.location.href);
  return withSettings(new URL(`${pathname}${search}${hash}`, window.location.origin).href, {});
}

/** Loads an address anew, even if only its fragment differs from the page's. */
export function loadPage(address: string): void {
  window.history.replaceState(null, '', address);
  window.location.reload();
}

/**
 * Restores the bug report that the address names and returns the address to load; null if it names
 * none. Rejects with a message for the user.
 */
export async function restoreFromAddress(): Promise<string | null> {
  const named = new URLSearchParams(window.location.search).get(REPORT);
  if (named === null) return null;
  try {
    const { href, origin } = new URL(named, window.location.href);
    if (origin !== window.location.origin) throw new TypeError('it is on another origin');
    const content: unknown = await (await fetch(href)).json();
    return await restoreReport(content);
  } catch (error) {
    throw new Error(`The bug report ${named} could not be opened: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Returns what the page was restored from, once; null if it was not. */
export function takeRestoredNote(): RestoredNote | null {
  const text = readStored(NOTE_KEY);
  writeStored(NOTE_KEY, null);
  return text === null ? null : (JSON.parse(text) as RestoredNote);
}
