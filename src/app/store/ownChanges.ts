import type { Versions } from '@/lib/mergeLists';

/** How long, in milliseconds, another tab may store a value without knowing of a change. */
const UNHEARD_MS = 3_000;

/** A tab that stores the same text more often than this knows of the changes that it lacks. */
const ANSWERS = 3;

type Change<Value> = {
  from: Value;
  to: Value;
  /** Milliseconds of this page's clock; null until the change is stored. */
  storedAt: number | null;
};

/**
 * Tracks this tab's changes of a stored value for as long as another tab may overwrite them. A browser
 * tells each tab late what the others have stored, so that tabs which store at the same time do not
 * see each other's changes.
 */
export function trackOwnChanges<Value>(merge: (versions: Versions<Value>) => Value) {
  let changes: Change<Value>[] = [];
  const answers = new Map<string | null, number>();

  return {
    /** Adds a change that is not stored yet. */
    add(from: Value, to: Value): void {
      changes.push({ from, to, storedAt: null });
    },
    /** All changes are stored now, and expire when every tab has heard of them. */
    markStored(): void {
      const now = performance.now();
      changes = changes.map((each) => ({ ...each, storedAt: each.storedAt ?? now }));
    },
    /** Returns a value as it is without these changes: what the other tabs know. */
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
     * Counts that another tab stored a text without these changes. Returns true, and forgets the
     * changes, when that tab undoes them on purpose.
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
