import { useMemo } from 'react';
import { useGetAdminOverviewQuery } from '@/api/adminApi';
import type { OverviewRange } from './overviewRange';
import { readOverview } from './readOverview';

/** The error for a response without totals. */
const UNREADABLE = { status: 'PARSING_ERROR', originalStatus: 200 } as const;

/**
 * Returns the overview of a range: null until loaded, then kept during a refetch. `loadedAt` is the
 * time of the response (ms since 1970); `error` is the error of the last request, or null.
 */
export function useOverview(range: OverviewRange) {
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useGetAdminOverviewQuery(
    range === 'all' ? {} : { days: range },
  );
  const overview = useMemo(
    () => (currentData === undefined ? null : readOverview(currentData)),
    [currentData],
  );
  const isUnreadable = currentData !== undefined && overview === null;
  return {
    overview,
    loadedAt: overview ? (fulfilledTimeStamp ?? null) : null,
    error: isFetching ? null : (error ?? (isUnreadable ? UNREADABLE : null)),
    isFetching,
    refetch,
  };
}
