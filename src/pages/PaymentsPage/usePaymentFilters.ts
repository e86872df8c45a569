import { useSearchParams } from 'react-router-dom';
import { parsePage, parseSearch } from '@/lib/addressParameters';
import type { PaymentFilters } from './filterPayments';

type State = PaymentFilters & { page: number };
type Changes = Partial<State>;

const NONE: PaymentFilters = { search: '', status: '', period: '' };

function parse(query: URLSearchParams): State {
  return {
    search: parseSearch(query.get('search')),
    status: query.get('status') ?? '',
    period: query.get('period') ?? '',
    page: parsePage(query.get('page')),
  };
}

function toQuery({ page, ...filters }: State): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Stores the filters and the page number of the payments in the URL. */
export function usePaymentFilters() {
  const [query, setQuery] = useSearchParams();
  const { page, ...filters } = parse(query);

  const change = (changes: Changes) => {
    // The URL may be ahead of the last render, for example after a search was typed.
    const now = parse(new URLSearchParams(window.location.search));
    setQuery(toQuery({ ...now, page: 1, ...changes }), { replace: 'search' in changes });
  };
  const clear = () => setQuery(toQuery({ ...NONE, page: 1 }));
  return { filters, page, change, clear };
}
