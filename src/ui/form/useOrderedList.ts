import { useEffect, useRef, useState } from 'react';

/** An entry's text field, or one of its buttons as `data-control` names it; the focus follows them. */
export type EntryControl = 'entry' | 'backward' | 'forward' | 'remove';

type OrderedListOptions<Entry> = {
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  /** What an entry is called: Feature. */
  noun: string;
};

function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_entry, index) => index !== from);
  return rest.toSpliced(to, 0, entries[from]!);
}

/** An enabled control of an entry, the wanted one if it can be pressed there. */
function findControl(entry: Element | undefined, wanted: EntryControl): HTMLElement | undefined {
  const controls = Array.from(entry?.querySelectorAll<HTMLElement>('input, button') ?? []);
  const usable = controls.filter((control) => !control.matches(':disabled'));
  const isWanted = (control: HTMLElement) =>
    wanted === 'entry' ? control.matches('input') : control.dataset.control === wanted;
  return usable.find(isWanted) ?? usable[0];
}

/**
 * Changes of a list whose order counts. The focus follows a moved entry and goes to a neighbour of a
 * removed one; `announcement` says for a live region what was done. `listRef` belongs to the element
 * whose children are the entries, `fallbackRef` to what takes the focus when none is left.
 */
export function useOrderedList<Entry, Fallback extends HTMLElement>({
  entries,
  onChange,
  noun,
}: OrderedListOptions<Entry>) {
  const listRef = useRef<HTMLOListElement>(null);
  const fallbackRef = useRef<Fallback>(null);
  const nextFocus = useRef<{ index: number; control: EntryControl } | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!nextFocus.current) return;
    const { index, control } = nextFocus.current;
    nextFocus.current = null;
    (findControl(listRef.current?.children[index], control) ?? fallbackRef.current)?.focus();
  }, [entries]);

  const move = (from: number, to: number, control: EntryControl) => {
    if (to < 0 || to >= entries.length) return;
    nextFocus.current = { index: to, control };
    setAnnouncement(`${noun} moved to position ${to + 1} of ${entries.length}`);
    onChange(moved(entries, from, to));
  };
  /** Puts entries in at an index, in the place of as many as are replaced. */
  const insert = (index: number, added: readonly Entry[], replaced = 0) => {
    nextFocus.current = { index: index + added.length - 1, control: 'entry' };
    onChange(entries.toSpliced(index, replaced, ...added));
  };
  const remove = (index: number) => {
    nextFocus.current = { index: Math.min(index, entries.length - 2), control: 'remove' };
    setAnnouncement(`${noun} ${index + 1} removed`);
    onChange(entries.toSpliced(index, 1));
  };
  return { listRef, fallbackRef, announcement, move, insert, remove };
}
