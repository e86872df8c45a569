import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  parseGridParameters,
  toGridQuery,
  type GridParameters,
  type GridDefinition,
} from './gridParameters';

/** Changes to the state of a grid; omitted values stay the same. */
type Changes<Definition extends GridDefinition> = Partial<
  Omit<GridParameters, 'filters'> & {
    filters: { [Name in keyof Definition['filters']]?: string };
  }
>;

/**
 * Returns the page, page size, sort, search and filters of a grid, stored in the URL, and functions
 * to change them. A change returns to page 1 unless it sets the page. `readParameters` reads the
 * current URL, which may be ahead of the last render. `definition` must be stable.
 */
export function useGridParameters<Definition extends GridDefinition>(definition: Definition) {
  const [query, setQuery] = useSearchParams();
  const parameters = useMemo(() => parseGridParameters(definition, query), [definition, query]);

  const readParameters = () =>
    parseGridParameters(definition, new URLSearchParams(window.location.search));
  const change = (changes: Changes<Definition>, options?: { replace: boolean }) => {
    const now = readParameters();
    const filters = { ...now.filters, ...changes.filters };
    setQuery(toGridQuery(definition, { ...now, page: 1, ...changes, filters }), options);
  };
  const clear = () =>
    setQuery(toGridQuery(definition, { ...readParameters(), page: 1, search: '', filters: {} }));

  const isFiltered =
    Boolean(parameters.search) || Object.values<string>(parameters.filters).some(Boolean);
  return { parameters, readParameters, isFiltered, change, clear };
}
