import { useGetPurchaseStatusQuery } from '@/api/catalogApi';
import { useAuth } from '@/features/auth';

/** Whether the user owns the project; `unknown` while the request is pending. */
type Ownership = 'unknown' | 'owned' | 'notOwned';

/** Requests whether a signed-in user owns the project; guests own none. */
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
