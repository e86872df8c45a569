import { useState } from 'react';
import type { ProjectPage } from '@/api/catalogApi';
import { usePublicStatsQuery } from '@/api/showcaseApi';
import { readTotal } from './readTotal';

/**
 * Returns the number of projects in the shop, whatever the list shows: from the unfiltered list, or
 * else from the public totals. Undefined while unknown.
 */
export function useShopTotal(list: ProjectPage | undefined, isWholeList: boolean) {
  const [known, setKnown] = useState<number>();
  const { currentData: stats } = usePublicStatsQuery({ skip: isWholeList });
  const total = isWholeList ? list && readTotal(list) : stats?.totalProjects;
  if (total !== undefined && total !== known) setKnown(total);
  return total ?? known;
}
