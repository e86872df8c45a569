import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  parseGridAddress,
  toGridQuery,
  type GridAddress,
  type GridDefinition,
} from './gridAddress';

/** Changes to the state of a grid; omitted values stay the same. */
type Changes<Definition extends GridDefinition> = Partial<
  Omit<GridAddress, 'filters'> & {
    filters: { [Name in keyof Definition['filters']]?: string };
  }
>;

/**
 * Returns the page, page size, sort, search and filters of a grid, stored in the URL, and functions to
 * change them. A change returns to page 1 unless it sets the page. `readAddress` reads the current
 * URL, which may be ahead of the last render. `definition` must be stable.
 */
export function useGridAddress<Definition extends GridDefinition>(definition: Definition) {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => parseGridAddress(definition, query), [definition, query]);

  const readAddress = () =>
    parseGridAddress(definition, new URLSearchParams(window.location.search));
  const change = (changes: Changes<Definition>, options?: { replace: boolean }) => {
    const now = readAddress();
    const filters = { ...now.filters, ...changes.filters };
    setQuery(toGridQuery(definition, { ...now, page: 1, ...changes, filters }), options);
  };
  const clear = () =>
    setQuery(toGridQuery(definition, { ...readAddress(), page: 1, search: '', filters: {} }));

  const isFiltered =
    Boolean(address.search) || Object.values<string>(address.filters).some(Boolean);
  return { address, readAddress, isFiltered, change, clear };
}
