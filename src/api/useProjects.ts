import { useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ApiDispatch, ApiState } from './baseApi';
import { makeSelectProjects, type ProjectResult, requestProject } from './catalogApi';

export type { ProjectResult };

/** Returns several projects by id, in this order; each is requested when it is added to the list. */
export function useProjects(ids: readonly number[]): ProjectResult[] {
  const dispatch = useDispatch<ApiDispatch>();
  const list = ids.join();
  const wanted = useMemo(() => (list === '' ? [] : list.split(',').map(Number)), [list]);
  const requested = useRef(new Map<number, { unsubscribe: () => void }>());
  useEffect(() => {
    const requests = requested.current;
    for (const [id, request] of requests) {
      if (wanted.includes(id)) continue;
      request.unsubscribe();
      requests.delete(id);
    }
    for (const id of wanted) {
      if (!requests.has(id)) requests.set(id, dispatch(requestProject(id)));
    }
  }, [dispatch, wanted]);
  useEffect(() => {
    const requests = requested.current;
    return () => {
      requests.forEach((request) => request.unsubscribe());
      requests.clear();
    };
  }, []);
  return useSelector<ApiState, ProjectResult[]>(
    useMemo(() => makeSelectProjects(wanted), [wanted]),
  );
}
