import type { Versions } from '@/lib/mergeLists';

/** How long another tab may store a value without knowing about a change, in milliseconds. */
const UNHEARD_MS = 3_000;

/** A tab that stores the same text more often than this knows about the changes that it lacks. */
const ANSWERS = 3;

type Change<Value> = {
  from: Value;
  to: Value;
  /** Time on this page's clock, in milliseconds; null until the change is stored. */
  storedAt: number | null;
};

/**
 * Tracks this tab's changes to a stored value while another tab may still overwrite them. Browsers
 * notify other tabs of writes with a delay, so tabs that write at the same time do not see each
 * other's changes.
 */
export function trackOwnChanges<Value>(merge: (versions: Versions<Value>) => Value) {
  let changes: Change<Value>[] = [];
  const answers = new Map<string | null, number>();

  return {
    /** Adds a change that is not yet stored. */
    add(from: Value, to: Value): void {
      changes.push({ from, to, storedAt: null });
    },
    /** Marks all changes as stored; they expire when every tab has been notified. */
    markStored(): void {
      const now = performance.now();
      changes = changes.map((each) => ({ ...each, storedAt: each.storedAt ?? now }));
    },
    /** Returns a value without these changes: what the other tabs know. */
    undo(value: Value): Value {
      const now = performance.now();
      changes = changes.filter(({ storedAt }) => storedAt === null || now - storedAt < UNHEARD_MS);
      if (changes.length === 0) answers.clear();
      return changes.reduceRight(
        (current, { from, to }) => merge({ base: to, mine: from, theirs: current }),
        value,
      );
    },
    /**
     * Records that another tab stored a text without these changes. Returns true, and discards the
     * changes, if that tab undoes them deliberately.
     */
    isInsistedOn(text: string | null): boolean {
      const count = (answers.get(text) ?? 0) + 1;
      answers.set(text, count);
      if (count <= ANSWERS) return false;
      changes = [];
      answers.clear();
      return true;
    },
  };
}
