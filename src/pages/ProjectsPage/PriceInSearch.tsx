import { useEffect } from 'react';
import { inOrder, type ListFilters } from './listFilters';
import { parsePriceSearch } from './priceSearch';

type PriceInSearchProps = {
  search: string;
  /** Called with the search without its price, and the price as filters. */
  onFound: (search: string, prices: Pick<ListFilters, 'minPrice' | 'maxPrice'>) => void;
};

/** Reports a price in the search; renders nothing. */
export default function PriceInSearch({ search, onFound }: PriceInSearchProps) {
  useEffect(() => {
    const priced = parsePriceSearch(search);
    if (priced) onFound(priced.search, inOrder(priced.minPrice, priced.maxPrice));
  });
  return null;
}
