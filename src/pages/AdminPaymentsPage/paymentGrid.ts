import { oneOf, type GridDefinition } from '@/features/admin';

/** The id of a person as it stands in an address; empty when it is none. */
function parseUserId(value: string): string {
  return /^[1-9]\d{0,14}$/.test(value) ? value : '';
}

/** What may stand in the address of the list of payments. */
export const paymentGrid = {
  sorts: ['purchase_date', 'amount', 'title', 'status'],
  defaultOrder: 'DESC',
  filters: {
    status: oneOf('completed', 'pending', 'failed', 'refunded'),
    user: parseUserId,
  },
} as const satisfies GridDefinition;
