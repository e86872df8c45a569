import { useEffect, useMemo, useState } from 'react';
import { type Facets, type ProjectPage, useListProjectsQuery } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { usePublicStatsQuery } from '@/api/showcaseApi';
import { PROJECTS_PER_PAGE } from '@/config/constants';
import { clampPage } from '@/lib/pageWindow';
import { useUrlState } from '@/ui/useUrlState';
import { activeFilters, keepKnown, NO_FILTERS } from './listFilters';
import {
  isExtraSort,
  listFormat,
  type ListParameters,
  NEWEST_FIRST,
  parseListParameters,
  toListQuery,
} from './listParameters';

/** The list of projects that the URL describes, and a function to change the URL. */
export function useProjectList() {
  const { state: parameters, change } = useUrlState(listFormat);
  const { search } = parameters;
  const { currentData, isFetching, error, refetch } = useListProjectsQuery({
    ...parameters,
    search: search || undefined,
    limit: PROJECTS_PER_PAGE,
  });
  const failure = isFetching ? undefined : error;
  const facets = useLast(currentData && (currentData.facets ?? null));
  const filters = facets === null ? NO_FILTERS : parameters;
  const filterCount = activeFilters(filters).length;
  const isWholeList = search === '' && filterCount === 0;
  const category = onlyCategory(parameters);
  const isUnknown =
    category && currentData?.facets && !onlyCategory(keepKnown(parameters, currentData.facets));
  // A backend takes an unknown category for none.
  const list = isUnknown ? NO_PROJECTS : currentData;
  const totalPages = useTotalPages(list, parameters);
  const shopTotal = useShopTotal(currentData, isWholeList);

  const answer = isUnknown ? undefined : currentData;
  const repaired = repair(parameters, { list: answer, facets, failure });
  const right = toListQuery(repaired).toString();
  const isRight = right === toListQuery(parameters).toString();
  useEffect(() => {
    if (!isRight) change(parseListParameters(new URLSearchParams(right)), { replace: true });
  }, [isRight, right, change]);

  return {
    parameters,
    change,
    /** The filters that the backend offers, as set in the URL. */
    filters,
    filterCount,
    /** Whether neither a search nor a filter narrows the list. */
    isWholeList,
    /** The category of a list that nothing else narrows. */
    category: isUnknown ? undefined : category,
    /** The same, if the shop has no such category. */
    unknownCategory: isUnknown ? category : undefined,
    /** Undefined until the first response; null if the backend has no filters. */
    facets,
    /** The page of projects; undefined while loading. */
    list,
    failure,
    isFetching,
    refetch,
    totalPages,
    /** The number of projects in the shop; undefined while unknown. */
    shopTotal,
  };
}

/** Statuses of a backend that does not accept the values of a request. */
const REFUSED: readonly (number | null)[] = [400, 422];

const NO_PROJECTS: ProjectPage = { projects: [], pagination: { total: 0, total_pages: 0 } };

/** Returns the category of a list that nothing else narrows. */
function onlyCategory(parameters: ListParameters): string | undefined {
  const isOnly = parameters.search === '' && activeFilters(parameters).length === 1;
  return isOnly ? parameters.category?.[0] : undefined;
}

type Outcome = {
  list: ProjectPage | undefined;
  facets: Facets | null | undefined;
  failure: unknown;
};

/**
 * Returns the parameters with what a response has shown to be wrong put right: a sort that the
 * backend refuses, choices that the shop does not know, and a page past the end. A
 * backend without filters is searched for a category.
 */
function repair(parameters: ListParameters, { list, facets, failure }: Outcome): ListParameters {
  const isRefused = REFUSED.includes(toRequestFailure(failure).status);
  if (isRefused && isExtraSort(parameters.sort)) {
    return { ...parameters, ...NEWEST_FIRST, page: 1 };
  }
  if (!list) return parameters;
  const category = facets ? undefined : onlyCategory(parameters);
  if (category) return { ...parameters, category: undefined, search: category };
  return {
    ...(facets ? keepKnown(parameters, facets) : parameters),
    page: clampPage(parameters.page, list.pagination.total_pages),
  };
}

/** Returns a value or, while it is undefined, the last one that was known. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value === undefined) return last;
  if (value !== last) setLast(value);
  return value;
}

/** Returns the number of projects found; undefined if the response has no plausible one. */
export function readTotal({ projects, pagination }: ProjectPage): number | undefined {
  return pagination.total >= projects.length ? pagination.total : undefined;
}

/**
 * Returns the number of projects in the shop, whatever the list shows: from the unfiltered list, or
 * else from the public totals. Undefined while unknown.
 */
function useShopTotal(list: ProjectPage | undefined, isWholeList: boolean) {
  const { currentData: stats } = usePublicStatsQuery({ skip: isWholeList });
  return useLast(isWholeList ? list && readTotal(list) : stats?.totalProjects);
}

/**
 * Returns the number of pages. While another page or order is loading, it is the last known number;
 * 0 while the number for a search and its filters is unknown.
 */
function useTotalPages(list: ProjectPage | undefined, parameters: ListParameters): number {
  const search = toListQuery({ ...parameters, page: 1, ...NEWEST_FIRST }).toString();
  const loaded = useMemo(
    () => list && { search, pages: list.pagination.total_pages },
    [list, search],
  );
  const known = useLast(loaded);
  return known?.search === search ? known.pages : 0;
}
