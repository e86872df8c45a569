import { useEffect, useRef, useState } from 'react';
import EarlierIcon from '@mui/icons-material/ArrowBackRounded';
import LaterIcon from '@mui/icons-material/ArrowForwardRounded';
import RemoveIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import { IconAction } from '../IconAction';

/** The first text field of an entry, or one of its buttons by `data-control`. */
type EntryControl = 'entry' | 'backward' | 'forward' | 'remove';

type OrderedListOptions<Entry> = {
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  /** Noun for an entry: Feature. */
  noun: string;
};

function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_entry, index) => index !== from);
  return rest.toSpliced(to, 0, entries[from]!);
}

/** Finds the given control of an entry, or another one if that is disabled. */
function findControl(entry: Element | undefined, wanted: EntryControl): HTMLElement | undefined {
  const controls = Array.from(entry?.querySelectorAll<HTMLElement>('input, button') ?? []);
  const usable = controls.filter((control) => !control.matches(':disabled'));
  const isWanted = (control: HTMLElement) =>
    wanted === 'entry' ? control.matches('input') : control.dataset.control === wanted;
  return usable.find(isWanted) ?? usable[0];
}

/**
 * Edits an ordered list. The focus follows a moved entry and goes to a neighbour of a removed one;
 * `announcement` is the text for a live region. `listRef` is for the parent element of the entries,
 * `fallbackRef` for the element that is focused when the list is empty.
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
    nextFocus.current = { index: to, control };
    setAnnouncement(`${noun} moved to position ${to + 1} of ${entries.length}`);
    onChange(moved(entries, from, to));
  };
  const prepend = (entry: Entry) => {
    nextFocus.current = { index: 0, control: 'entry' };
    onChange([entry, ...entries]);
  };
  const remove = (index: number) => {
    nextFocus.current = { index: Math.min(index, entries.length - 2), control: 'remove' };
    setAnnouncement(`${noun} ${index + 1} removed`);
    onChange(entries.toSpliced(index, 1));
  };
  return { listRef, fallbackRef, announcement, move, prepend, remove };
}

type EntryButtonsProps = {
  /** The name of the entry within a sentence: feature 2. */
  entry: string;
  index: number;
  count: number;
  onMove: (from: number, to: number, control: EntryControl) => void;
  onRemove: (index: number) => void;
};

/** Buttons that move or remove an entry of a list. */
export function EntryButtons({ entry, index, count, onMove, onRemove }: EntryButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconAction
        size="small"
        label={`Move ${entry} earlier`}
        data-control="backward"
        disabled={index === 0}
        onClick={() => onMove(index, index - 1, 'backward')}
      >
        <EarlierIcon />
      </IconAction>
      <IconAction
        size="small"
        label={`Move ${entry} later`}
        data-control="forward"
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1, 'forward')}
      >
        <LaterIcon />
      </IconAction>
      <IconAction
        size="small"
        label={`Remove ${entry}`}
        data-control="remove"
        onClick={() => onRemove(index)}
      >
        <RemoveIcon />
      </IconAction>
    </Box>
  );
}
