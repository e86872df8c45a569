import type { LogEntry, LoggedCall, LoggedEvent, LoggedPage } from './entries';

type NewEntry = Omit<LoggedCall, 'id'> | Omit<LoggedEvent, 'id'> | Omit<LoggedPage, 'id'>;

/** Maximum number of entries; the oldest are dropped first. */
const LIMIT = 500;

/** The log of the mock backend's calls and chat events, oldest first. */
export class CallLog {
  #entries: readonly LogEntry[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  /** Returns all entries; a new array after each change. */
  readonly entries = (): readonly LogEntry[] => this.#entries;

  add(entry: NewEntry): void {
    this.#lastId += 1;
    this.#set([...this.#entries.slice(1 - LIMIT), { ...entry, id: this.#lastId }]);
  }

  clear(): void {
    this.#set([]);
  }

  /** Takes over the entries of an earlier page. */
  restore(entries: readonly LogEntry[]): void {
    this.#lastId = Math.max(this.#lastId, ...entries.map(({ id }) => id));
    this.#set(entries);
  }

  /** Subscribes to changes; returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(entries: readonly LogEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
