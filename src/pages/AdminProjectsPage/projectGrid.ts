import { oneOf, type GridDefinition } from '@/features/admin';
import { parseSearch } from '@/lib/addresses';

/** URL parameters of the project list. */
export const projectGrid = {
  sorts: ['updated_at', 'title', 'category', 'base_price', 'sales', 'revenue', 'download_count'],
  defaultOrder: 'DESC',
  filters: { category: parseSearch, status: oneOf('active', 'inactive') },
} as const satisfies GridDefinition;
