import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { IdeaParameters } from '@/features/ideas';
import { parseIdeaParameters, toIdeaQuery } from './ideaParameters';
import { useStableCallback } from './useStableCallback';

/** Pause in typing after which the search is written into the address. */
const ADDRESS_DELAY_MS = 400;

type ChangeOptions = { replace: boolean };

/**
 * The page's parameters and how to change them. The address holds them; only a search that is being
 * typed runs ahead of it, so that the router has no work for each key. Any change leads to page 1
 * unless it names a page.
 */
export function useIdeaParameters() {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => parseIdeaParameters(query), [query]);
  const [search, setSearch] = useState(address.search);
  const written = useRef(toIdeaQuery(address).toString());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const page = search === address.search ? address.page : 1;
  const parameters = useMemo(() => ({ ...address, search, page }), [address, search, page]);

  // What came from outside, by Back or a link, wins over what was being typed.
  useEffect(() => {
    const arrived = toIdeaQuery(address).toString();
    if (arrived === written.current) return;
    clearTimeout(timer.current);
    written.current = arrived;
    setSearch(address.search);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useStableCallback((changes: Partial<IdeaParameters>, options?: ChangeOptions) => {
    const next = { ...parameters, page: 1, ...changes };
    clearTimeout(timer.current);
    setSearch(next.search);
    const nextQuery = toIdeaQuery(next);
    written.current = nextQuery.toString();
    setQuery(nextQuery, options);
  });
  const type = useStableCallback((text: string) => {
    setSearch(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change({ search: text }, { replace: true }), ADDRESS_DELAY_MS);
  });

  return { parameters, change, type };
}
