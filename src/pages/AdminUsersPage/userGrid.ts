import { oneOf, type GridDefinition } from '@/features/admin';

/** URL parameters of the user list. */
export const userGrid = {
  sorts: ['created_at', 'name', 'email', 'purchases', 'spent'],
  defaultOrder: 'DESC',
  filters: { role: oneOf('user', 'admin'), verified: oneOf('true', 'false') },
} as const satisfies GridDefinition;
