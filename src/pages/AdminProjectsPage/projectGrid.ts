import { oneOf, type GridDefinition } from '@/features/admin';
import { parseSearch } from '@/lib/addressParameters';

/** What may stand in the address of the list of projects. */
export const projectGrid = {
  sorts: ['updated_at', 'title', 'category', 'base_price', 'sales', 'revenue', 'download_count'],
  defaultOrder: 'DESC',
  filters: { category: parseSearch, status: oneOf('active', 'inactive') },
} as const satisfies GridDefinition;
