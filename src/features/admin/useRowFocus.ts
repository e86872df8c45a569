import { type FocusEvent, useEffect, useRef } from 'react';

/** The attribute with a row's id, which the Data Grid sets as well. */
const ROW = '[data-id]';
const MENU = '[aria-haspopup=menu]';

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(ROW)];

/**
 * Keeps the focus in a list whose rows disappear, as after a deletion: it goes to the row that takes the
 * place of the last focused one, or to the list once that is empty. Returns props for the list.
 */
export function useRowFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: string | undefined; index: number }>(null);

  useEffect(() => {
    const list = ref.current!;
    // Observes the document, because the grid shows new rows after React has rendered them.
    const observer = new MutationObserver(() => {
      if (!last.current || document.activeElement !== document.body) return;
      const { id, index } = last.current;
      const rows = rowsIn(list);
      if (rows.some(({ dataset }) => dataset.id === id)) return;
      last.current = null;
      const row = rows[Math.min(index, rows.length - 1)];
      (row?.querySelector<HTMLElement>(MENU) ?? list).focus();
    });
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>(ROW);
    const index = row ? rowsIn(currentTarget).indexOf(row) : -1;
    if (row && index >= 0) last.current = { id: row.dataset.id, index };
  };
  return { ref, onFocus, tabIndex: -1 };
}
