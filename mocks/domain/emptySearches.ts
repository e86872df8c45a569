import type { DomainContext } from './context';

const MOST = 1000;
const LONGEST = 80;
/** Milliseconds in which two searches are one that is being typed. */
const TYPING = 60_000;

/** Remembers a search that found nothing; what is typed on replaces what was typed before. */
export function rememberEmptySearch({ store, now }: DomainContext, search: string): void {
  const { emptySearches } = store;
  const text = search.slice(0, LONGEST);
  const rows = emptySearches.all();
  const last = rows.at(-1);
  const isTyping =
    last !== undefined &&
    now().getTime() - Date.parse(last.createdAt) < TYPING &&
    (text.startsWith(last.text) || last.text.startsWith(text));
  if (!isTyping && rows.length >= MOST) emptySearches.remove(rows[0]!.id);
  emptySearches.put({
    id: isTyping ? last.id : emptySearches.nextId(),
    text,
    createdAt: now().toISOString(),
  });
}
