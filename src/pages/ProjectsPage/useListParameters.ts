import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseListParameters, toListQuery, type ListParameters } from './listParameters';

/** The list's parameters, held by the address alone, and how to change some of them. */
export function useListParameters() {
  const [query, setQuery] = useSearchParams();
  const parameters = useMemo(() => parseListParameters(query), [query]);
  const change = (changes: Partial<ListParameters>, options?: { replace: boolean }) =>
    setQuery(toListQuery({ ...parameters, page: 1, ...changes }), options);
  return { parameters, change };
}
