import { shorten } from '@/lib/text';
import type { DomainContext } from './context';

const MOST = 1000;
const LONGEST = 80;
/** Interval in which searches count as one that is being typed, in milliseconds. */
const TYPING = 60_000;

/** Records a search without results; further typing replaces the previous record. */
export function rememberEmptySearch({ store, now }: DomainContext, search: string): void {
  const { emptySearches } = store;
  const text = shorten(search, LONGEST);
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
