import { oneOf, type GridDefinition } from '@/features/admin';

/** What may stand in the address of the list of users. */
export const userGrid = {
  sorts: ['created_at', 'name', 'email', 'purchases', 'spent'],
  defaultOrder: 'DESC',
  filters: { role: oneOf('user', 'admin'), verified: oneOf('true', 'false') },
} as const satisfies GridDefinition;
