import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseListParameters, toListQuery, type ListParameters } from './listParameters';

/** The list's parameters, held by the address alone, and how to change some of them. */
export function useListParameters() {
  const [query, setQuery] = useSearchParams();
  const parameters = useMemo(() => parseListParameters(query), [query]);
  const change = (changes: Partial<ListParameters>, options?: { replace: boolean }) => {
    // The page may not be rendered yet since the change before.
    const now = parseListParameters(new URLSearchParams(window.location.search));
    setQuery(toListQuery({ ...now, page: 1, ...changes }), options);
  };
  return { parameters, change };
}
