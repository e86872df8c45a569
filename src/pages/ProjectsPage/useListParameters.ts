import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseListParameters, toListQuery, type ListParameters } from './listParameters';

/** Changes to the parameters; omitted values, including filters, stay the same. */
type ListChanges = Partial<Omit<ListParameters, 'filters'>> & {
  filters?: Partial<ListParameters['filters']>;
};

/** Returns the list's parameters, stored in the URL, and a function to change them. */
export function useListParameters() {
  const [query, setQuery] = useSearchParams();
  const parameters = useMemo(() => parseListParameters(query), [query]);
  const change = useCallback(
    ({ filters, ...changes }: ListChanges, options?: { replace: boolean }) => {
      // The URL may be ahead of the last render.
      const now = parseListParameters(new URLSearchParams(window.location.search));
      setQuery(
        toListQuery({ ...now, page: 1, ...changes, filters: { ...now.filters, ...filters } }),
        options,
      );
    },
    [setQuery],
  );
  return { parameters, change };
}
