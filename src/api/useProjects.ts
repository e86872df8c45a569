import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  requestProject,
  selectProject,
  type CatalogDispatch,
  type CatalogState,
  type Project,
} from './catalogApi';

/** What is known of one of several projects: it, why it could not be loaded, or nothing yet. */
export type ProjectAnswer = { id: number; project?: Project; error?: unknown };

function areSameAnswers(ones: readonly ProjectAnswer[], others: readonly ProjectAnswer[]) {
  return (
    ones.length === others.length &&
    ones.every(({ id, project, error }, index) => {
      const other = others[index]!;
      return id === other.id && project === other.project && error === other.error;
    })
  );
}

/** Several projects by id, in that order; each is asked for when it joins the list. */
export function useProjects(ids: readonly number[]): ProjectAnswer[] {
  const dispatch = useDispatch<CatalogDispatch>();
  const list = ids.join();
  useEffect(() => {
    const wanted = list === '' ? [] : list.split(',').map(Number);
    const requests = wanted.map((id) => dispatch(requestProject(id)));
    return () => requests.forEach((request) => request.unsubscribe());
  }, [dispatch, list]);
  return useSelector(
    (state: CatalogState) =>
      ids.map((id) => {
        const { data, error } = selectProject(id)(state);
        return { id, project: data?.project, error };
      }),
    areSameAnswers,
  );
}
