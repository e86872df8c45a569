import type { Finding } from '../validation/finding';

/** A violation and how often it was seen. */
export type Violation = {
  id: number;
  /** The operation, or the name of a live chat event. */
  operationId: string;
  /** Method, path and status of the first occurrence, or the sender of the event. */
  call: string;
  finding: Finding;
  count: number;
  /** Time of the last occurrence, ISO 8601. */
  lastSeen: string;
};

/** The state of the log. */
export type Summary = {
  /** Number of calls and events so far, valid or not. */
  passed: number;
  violations: Violation[];
};

type Listener = (summary: Summary) => void;

/** Collects violations, each once, and notifies listeners of changes. */
export class ViolationLog {
  readonly #violations = new Map<string, Violation>();
  readonly #listeners = new Set<Listener>();
  #passed = 0;

  /** The current state, with the most recent violation first. */
  get summary(): Summary {
    const violations = [...this.#violations.values()].sort((one, other) =>
      other.lastSeen.localeCompare(one.lastSeen),
    );
    return { passed: this.#passed, violations };
  }

  /** Records a call or an event and its findings; returns the new violations. */
  add(operationId: string, call: string, findings: readonly Finding[]): Violation[] {
    this.#passed += 1;
    const fresh = findings.flatMap((finding) => this.#note(operationId, call, finding));
    this.#listeners.forEach((listener) => listener(this.summary));
    return fresh;
  }

  /** Subscribes to changes; returns an unsubscribe function. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #note(operationId: string, call: string, finding: Finding): Violation[] {
    const key = JSON.stringify([operationId, finding.rule, finding.message]);
    const lastSeen = new Date().toISOString();
    const known = this.#violations.get(key);
    if (known) {
      this.#violations.set(key, { ...known, count: known.count + 1, lastSeen });
      return [];
    }
    const id = this.#violations.size + 1;
    const violation = { id, operationId, call, finding, count: 1, lastSeen };
    this.#violations.set(key, violation);
    return [violation];
  }
}
