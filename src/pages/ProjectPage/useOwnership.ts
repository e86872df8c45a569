import { useGetPurchaseStatusQuery } from '@/api/catalogApi';
import { useAuth } from '@/features/auth';

/** Whether the person owns the project; `unknown` while that is being asked. */
export type Ownership = 'unknown' | 'owned' | 'notOwned';

/** Ownership comes from the purchase-status call, which runs only for signed-in people. */
export function useOwnership(projectId: number): Ownership {
  const { status, isAuthenticated } = useAuth();
  const { currentData, isFetching } = useGetPurchaseStatusQuery(
    { id: projectId },
    { skip: !isAuthenticated },
  );
  if (status === 'loading') return 'unknown';
  if (!isAuthenticated) return 'notOwned';
  if (currentData) return currentData.hasPurchased ? 'owned' : 'notOwned';
  return isFetching ? 'unknown' : 'notOwned';
}
