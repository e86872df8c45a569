/** A value before two sides changed it, and the value of each side afterwards. */
export type Versions<Value> = { base: Value; mine: Value; theirs: Value };

/**
 * Applies this side's changes since `base` to the other side's list.
 * Entries with the same id, by `idOf`, are the same entry.
 */
export function mergeLists<Entry>(
  { base, mine, theirs }: Versions<readonly Entry[]>,
  idOf: (entry: Entry) => unknown,
): Entry[] {
  const [before, after, merged] = [base, mine, theirs].map(
    (list) => new Map(list.map((entry) => [idOf(entry), entry])),
  ) as [Map<unknown, Entry>, Map<unknown, Entry>, Map<unknown, Entry>];
  for (const id of before.keys()) if (!after.has(id)) merged.delete(id);
  for (const [id, entry] of after) {
    const isKnown = before.has(id);
    const isAdded = !isKnown && !merged.has(id);
    const isChanged =
      isKnown && merged.has(id) && JSON.stringify(before.get(id)) !== JSON.stringify(entry);
    if (isAdded || isChanged) merged.set(id, entry);
  }
  return [...merged.values()];
}
