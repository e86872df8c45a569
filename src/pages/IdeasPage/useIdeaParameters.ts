import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { IdeaParameters } from '@/features/ideas';
import { parseIdeaParameters, toIdeaQuery } from './ideaParameters';
import { useStableCallback } from './useStableCallback';

/** Pause in typing after which the search is written to the URL, in milliseconds. */
const ADDRESS_DELAY_MS = 400;

type ChangeOptions = { replace: boolean };

/**
 * Returns the parameters of the page and functions to change them. They are stored in the URL; only
 * a search being typed is ahead of it, to keep the router idle on each key. A change returns to
 * page 1 unless it sets the page.
 */
export function useIdeaParameters() {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => parseIdeaParameters(query), [query]);
  const [search, setSearch] = useState(address.search);
  const written = useRef(toIdeaQuery(address).toString());
  /** What is being typed; null once it is in the URL. */
  const typed = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const page = search === address.search ? address.page : 1;
  const parameters = useMemo(() => ({ ...address, search, page }), [address, search, page]);

  // A change from outside, through Back or a link, overrides what is being typed.
  useEffect(() => {
    const arrived = toIdeaQuery(address).toString();
    if (arrived === written.current) return;
    clearTimeout(timer.current);
    written.current = arrived;
    typed.current = null;
    setSearch(address.search);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useStableCallback((changes: Partial<IdeaParameters>, options?: ChangeOptions) => {
    // The URL may be ahead of the last render.
    const now = parseIdeaParameters(new URLSearchParams(window.location.search));
    const next = { ...now, search: typed.current ?? now.search, page: 1, ...changes };
    clearTimeout(timer.current);
    typed.current = null;
    setSearch(next.search);
    const nextQuery = toIdeaQuery(next);
    written.current = nextQuery.toString();
    setQuery(nextQuery, options);
  });
  const type = useStableCallback((text: string) => {
    setSearch(text);
    typed.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change({ search: text }, { replace: true }), ADDRESS_DELAY_MS);
  });

  return { parameters, change, type };
}
