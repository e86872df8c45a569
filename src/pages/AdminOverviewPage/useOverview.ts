import { useMemo } from 'react';
import { useGetAdminOverviewQuery } from '@/api/adminApi';
import type { OverviewRange } from './overviewRange';
import { readOverview } from './readOverview';

/** What an answer that says nothing counts as: one that could not be read. */
const UNREADABLE = { status: 'PARSING_ERROR', originalStatus: 200 } as const;

/**
 * The overview of a range: null until it is there, then kept while it is asked for again. `loadedAt`
 * is when it came (ms since 1970); `error` is why the last request failed, null when it did not.
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
