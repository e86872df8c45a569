import { useEffect, useRef, type FocusEvent } from 'react';

/** The attribute of a row with its id; the Data Grid sets it as well. */
const ROW = '[data-id]';
const MENU = '[aria-haspopup=menu]';

/** The row that last had the focus. */
type LastRow = { id: string | undefined; index: number };

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(ROW)];

/**
 * Keeps the focus in a list whose rows disappear, as after a deletion: it goes to the row that takes the
 * place of the last focused one, or to the list once that is empty. Returns props for the list.
 */
export function useRowFocus(isKnown: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<LastRow>(null);

  // After every render, since the row may go before or after the dialog that asked about it.
  useEffect(() => {
    if (!isKnown || !last.current) return undefined;
    const moveOn = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!list.current || !last.current || !isLost) return;
      const { id, index } = last.current;
      const rows = rowsIn(list.current);
      if (rows.some(({ dataset }) => dataset.id === id)) return;
      const row = rows[Math.min(index, rows.length - 1)];
      last.current = null;
      (row?.querySelector<HTMLElement>(MENU) ?? list.current).focus();
    };
    // The grid shows its new rows in effects of its own.
    const frame = requestAnimationFrame(moveOn);
    return () => cancelAnimationFrame(frame);
  });

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>(ROW);
    const index = row ? rowsIn(currentTarget).indexOf(row) : -1;
    if (row && index >= 0) last.current = { id: row.dataset.id, index };
  };
  return { ref: list, onFocus, tabIndex: -1 };
}
