import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  parseGridAddress,
  toGridQuery,
  type GridAddress,
  type GridDefinition,
} from './gridAddress';

/** What may be changed of a grid's address at once; what is left out stays as it is. */
type Changes<Definition extends GridDefinition> = Partial<
  Omit<GridAddress, 'filters'> & {
    filters: { [Name in keyof Definition['filters']]?: string };
  }
>;

/**
 * A grid's page, page size, sort, search and filters, held by the address alone, and how to change
 * them. Any change leads to page 1 unless it names a page. `readAddress` answers what the address says
 * now, of which the page may not be rendered yet. `definition` must stay the same.
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
