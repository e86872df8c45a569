import type { Finding } from '../judge/finding';

/** A violation that was seen, and how often. */
export type Violation = {
  id: number;
  /** The operation's, or the name of an event of the live chat. */
  operationId: string;
  /** Method, path and status of the first time, or who sent the event. */
  call: string;
  finding: Finding;
  count: number;
  /** ISO 8601, of the last time. */
  lastSeen: string;
};

/** What passed the proxy so far. */
export type Summary = {
  /** How many calls and events passed. */
  passed: number;
  violations: Violation[];
};

type Listener = (summary: Summary) => void;

/** Keeps violations, alike ones once, and tells whoever listens of every change. */
export class ViolationLog {
  readonly #violations = new Map<string, Violation>();
  readonly #listeners = new Set<Listener>();
  #passed = 0;

  /** What passed so far, the violation that was seen last first. */
  get summary(): Summary {
    const violations = [...this.#violations.values()].sort((one, other) =>
      other.lastSeen.localeCompare(one.lastSeen),
    );
    return { passed: this.#passed, violations };
  }

  /** Notes a call or an event and what was wrong with it; answers the violations that are new. */
  add(operationId: string, call: string, findings: readonly Finding[]): Violation[] {
    this.#passed += 1;
    const fresh = findings.flatMap((finding) => this.#note(operationId, call, finding));
    this.#listeners.forEach((listener) => listener(this.summary));
    return fresh;
  }

  /** Is told of every change until what it answers is called. */
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
