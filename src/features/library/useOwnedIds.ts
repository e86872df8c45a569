import { useMemo } from 'react';
import { useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { useAuth } from '@/features/auth';

/** Returns the ids of the projects that the signed-in user owns; none while unknown. */
export function useOwnedIds(): ReadonlySet<number> {
  const { isAuthenticated } = useAuth();
  const { currentData } = useListPurchasedProjectsQuery(undefined, { skip: !isAuthenticated });
  return useMemo(() => new Set(currentData?.projects?.map(({ id }) => id)), [currentData]);
}
