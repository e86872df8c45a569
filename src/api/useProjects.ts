import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks';
import { makeSelectProjects, requestProject, type ProjectResult } from './catalogApi';

export type { ProjectResult };

/**
 * Returns several projects by id, in this order; each is requested when it is added to the list.
 */
export function useProjects(ids: readonly number[]): ProjectResult[] {
  const dispatch = useAppDispatch();
  const list = ids.join();
  const wanted = useMemo(() => (list === '' ? [] : list.split(',').map(Number)), [list]);
  useEffect(() => {
    const requests = wanted.map((id) => dispatch(requestProject(id)));
    return () => requests.forEach((request) => request.unsubscribe());
  }, [dispatch, wanted]);
  return useAppSelector(useMemo(() => makeSelectProjects(wanted), [wanted]));
}
