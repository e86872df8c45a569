import type { LogEntry, LoggedCall, LoggedEvent } from './entries';

type Unnumbered = Omit<LoggedCall, 'id'> | Omit<LoggedEvent, 'id'>;

/** How many lines are kept; the oldest go first. */
const LIMIT = 500;

/** What happened at the mock backend, oldest first. */
export class CallLog {
  #entries: readonly LogEntry[] = [];
  #added = 0;
  readonly #listeners = new Set<() => void>();

  /** Every line that is kept; another list after each change. */
  readonly entries = (): readonly LogEntry[] => this.#entries;

  add(entry: Unnumbered): void {
    this.#added += 1;
    this.#show([...this.#entries.slice(1 - LIMIT), { ...entry, id: this.#added }]);
  }

  clear(): void {
    this.#show([]);
  }

  /** Calls `listener` after each change; answers how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #show(entries: readonly LogEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
