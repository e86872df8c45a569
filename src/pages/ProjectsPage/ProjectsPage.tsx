import Box from '@mui/material/Box';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useListProjectsQuery, type Facets } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { PROJECTS_PER_PAGE } from '@/config/constants';
import { scrollToTop } from '@/lib/browser';
import { clampPage } from '@/lib/pageWindow';
import { PageContainer } from '@/ui/PageContainer';
import { Pagination } from '@/ui/Pagination';
import { useFocusFallback } from '@/ui/useFocusFallback';
import { usePageHead } from '@/ui/usePageHead';
import { useStoredLayout } from '@/ui/useStoredLayout';
import { ActiveFilters } from './ActiveFilters';
import { FilterButton } from './FilterButton';
import { FilterColumn } from './FilterColumn';
import { ListControls } from './ListControls';
import { ListHero } from './ListHero';
import { ProjectResults } from './ProjectResults';
import { ResultBar } from './ResultBar';
import { SearchSuggestions } from './SearchSuggestions';
import {
  activeFilters,
  keepKnown,
  NO_FILTERS,
  toFilterArguments,
  type ListFilters,
} from './listFilters';
import { NEWEST_FIRST, TOP_RATED, toListQuery } from './listParameters';
import { readTotal } from './readTotal';
import { useListParameters } from './useListParameters';
import { useShopTotal } from './useShopTotal';
import { useTotalPages } from './useTotalPages';

/** Statuses of a backend that does not accept the values of a request. */
const REFUSED: readonly (number | null)[] = [400, 422];
const isRefused = (failure: unknown) => REFUSED.includes(toRequestFailure(failure).status);

/** The catalogue: search, filters, sort, pages and the cards (specification, section 2: Project list). */
export function ProjectsPage() {
  usePageHead({
    title: 'Projects',
    description:
      'Browse production-ready software projects with complete source code. Search, compare prices and download at once.',
  });
  const { parameters, change } = useListParameters();
  const [layout, setLayout] = useStoredLayout('projects-layout');
  const { page, search, sort, order } = parameters;
  const { currentData, isFetching, error, refetch } = useListProjectsQuery({
    page,
    limit: PROJECTS_PER_PAGE,
    sort,
    order,
    ...(search && { search }),
    ...toFilterArguments(parameters.filters),
  });
  // Undefined until the first response, null if the backend has none; kept during the next request.
  const [facets, setFacets] = useState<Facets | null>();
  const offered = currentData ? currentData.facets : facets;
  if (offered !== facets) setFacets(offered);
  const filters = offered === null ? NO_FILTERS : parameters.filters;
  const filterCount = activeFilters(filters).length;
  const isWholeList = search === '' && filterCount === 0;
  const total = useShopTotal(currentData, isWholeList);

  const failure = isFetching ? undefined : error;
  const results = useMemo(
    () => ({ list: currentData, error: failure, layout }),
    [currentData, failure, layout],
  );
  // Deferred, so that the cards are rendered in time slices.
  const shown = useDeferredValue(results);
  const totalPages = useDeferredValue(useTotalPages(currentData, parameters));

  useEffect(() => {
    // Only some backends sort by rating.
    if (sort === TOP_RATED.value && isRefused(failure)) change(NEWEST_FIRST, { replace: true });
    if (!currentData) return;
    const known = offered ? keepKnown(parameters.filters, offered) : parameters.filters;
    const nearest = clampPage(page, currentData.pagination.total_pages);
    const right = { ...parameters, filters: known, page: nearest };
    if (toListQuery(right).toString() !== toListQuery(parameters).toString()) {
      change(right, { replace: true });
    }
  });

  const clear = useCallback(
    () => change({ search: '', ...NEWEST_FIRST, filters: NO_FILTERS }),
    [change],
  );
  const filter = useCallback(
    (changes: Partial<ListFilters>) => change({ filters: changes }),
    [change],
  );
  const toSearch = useCallback(
    (text: string) => `?${toListQuery({ ...parameters, search: text, page: 1 })}`,
    [parameters],
  );

  const hasFilters = offered !== null && !failure;
  const found = currentData && readTotal(currentData);
  const filterButton = useMemo(
    () =>
      hasFilters && (
        <FilterButton
          facets={offered}
          filters={filters}
          count={filterCount}
          total={found}
          onChange={filter}
        />
      ),
    [hasFilters, offered, filters, filterCount, found, filter],
  );
  const isEmpty = shown.list?.projects.length === 0;
  const removableCount = filterCount + Number(search !== '') + Number(isEmpty);
  const resultsRef = useFocusFallback<HTMLDivElement>(removableCount);
  return (
    <>
      <ListHero total={total} isSmall={!isWholeList || page > 1} />
      <PageContainer>
        <ListControls
          parameters={parameters}
          layout={layout}
          assistant={offered ? SearchSuggestions : undefined}
          filterButton={filterButton}
          onChange={change}
          onLayoutChange={setLayout}
        />
        <ActiveFilters
          search={search}
          filters={filters}
          onSearchRemove={() => change({ search: '' })}
          onChange={filter}
          onClearAll={clear}
        />
        {!shown.error && !isEmpty && (
          <ResultBar
            list={shown.list}
            page={page}
            isByRating={offered?.ratings.length ? sort === TOP_RATED.value : undefined}
            onByRatingChange={(isByRating) =>
              change(
                isByRating ? { sort: TOP_RATED.value, order: TOP_RATED.natural } : NEWEST_FIRST,
              )
            }
          />
        )}
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 4 }}>
          {hasFilters && <FilterColumn facets={offered} filters={filters} onChange={filter} />}
          <Box
            ref={resultsRef}
            tabIndex={-1}
            role="group"
            aria-label="Results"
            sx={{ flexGrow: 1, minWidth: 0, outline: 'none' }}
          >
            <ProjectResults
              {...shown}
              hasFilters={hasFilters}
              isWholeList={isWholeList}
              isLoading={isFetching}
              toSearch={toSearch}
              // An empty shop has no filters to clear, so the button refetches.
              onClear={isWholeList ? refetch : clear}
            />
            <Box sx={{ mt: 5 }}>
              <Pagination
                page={page}
                totalPages={totalPages}
                onChange={(wanted) => {
                  change({ page: wanted });
                  scrollToTop();
                }}
              />
            </Box>
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}
