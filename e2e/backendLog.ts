import type { LogEntry } from '../mocks/log/entries';
import { BACKEND_PORT } from './environment';

/** Number of entries that are shown. */
const SHOWN = 60;

function describe(entry: LogEntry): string {
  if (entry.kind === 'event') {
    return `${entry.startedAt} ${entry.socketId} ${entry.direction} ${entry.event} ${entry.body}`;
  }
  if (entry.kind === 'page') return `${entry.startedAt} ${entry.url}`;
  const { startedAt, method, url, request, response, ending } = entry;
  const { pathname, search } = new URL(url);
  const outcome = response?.status ?? ending;
  return `${startedAt} ${method} ${pathname}${search} ${request.body ?? ''} -> ${outcome}`;
}

/** Returns the last calls and chat events of the mock server, oldest first, one in a line. */
export async function readBackendLog(): Promise<string> {
  const response = await fetch(`http://localhost:${BACKEND_PORT}/__workbench/log`);
  const entries = (await response.json()) as LogEntry[];
  return entries.slice(-SHOWN).map(describe).join('\n');
}
