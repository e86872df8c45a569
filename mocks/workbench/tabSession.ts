import { keepInTab, readStored, writeStored } from '@/config/browserStorage';
import type { FaultProgress } from '../controls/controls';
import type { LogEntry } from '../log/entries';
import { Recording } from '../log/recording';

const KEY = 'workbench-session';
/** The most characters of log entries that are kept; browsers store about five million in a tab. */
const LONGEST_LOG = 2_000_000;

const RECORDING_KEY = 'workbench-recording';

keepInTab(KEY);
keepInTab(RECORDING_KEY);

/** What one page of a tab hands to the next. */
export type TabSession = FaultProgress & { log: readonly LogEntry[] };

/** Returns the latest entries that fit. */
function shorten(log: readonly LogEntry[]): LogEntry[] {
  let left = LONGEST_LOG;
  const kept = log.toReversed().filter((entry) => (left -= JSON.stringify(entry).length) >= 0);
  return kept.reverse();
}

function write(session: TabSession): void {
  const text = (log: readonly LogEntry[]) => JSON.stringify({ ...session, log });
  // A tab whose storage is full keeps at least the counts.
  if (!writeStored(KEY, text(shorten(session.log)))) writeStored(KEY, text([]));
}

let stopKeeping: (() => void) | undefined;

/** Hands over a session when the page ends. */
export function keepTabSession(read: () => TabSession): void {
  const keep = () => write(read());
  window.addEventListener('pagehide', keep);
  stopKeeping = () => window.removeEventListener('pagehide', keep);
}

/** Hands over a session in place of this page's. */
export function replaceTabSession(session: TabSession): void {
  stopKeeping?.();
  write(session);
}

/** Returns what the last page of this tab handed over; null if there was none. */
export function recallTabSession(): TabSession | null {
  try {
    return JSON.parse(readStored(KEY) ?? 'null') as TabSession | null;
  } catch {
    return null;
  }
}

/** Keeps the HTTP Archive that the tab replays, null for none; false if it is too large for the browser. */
export const keepArchive = (har: unknown): boolean =>
  writeStored(RECORDING_KEY, har === null ? null : JSON.stringify(har));

/** Returns the recording that the tab replays; null for none. */
export function recallRecording(): Recording | null {
  const text = readStored(RECORDING_KEY);
  return text === null ? null : new Recording(JSON.parse(text));
}
