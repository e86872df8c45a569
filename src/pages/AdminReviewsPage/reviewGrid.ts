import { oneOf, type GridDefinition } from '@/features/admin';

/** URL parameters of the review list. */
export const reviewGrid = {
  sorts: ['created_at', 'stars', 'helpful_count'],
  defaultOrder: 'DESC',
  filters: {
    status: oneOf('shown', 'hidden', 'unanswered'),
    stars: oneOf('1', '2', '3', '4', '5'),
  },
} as const satisfies GridDefinition;
