import { useCallback, useDeferredValue, useMemo } from 'react';
import Box from '@mui/material/Box';
import { paths } from '@/config/paths';
import { describeWay, StructuredData } from '@/features/catalog';
import { Comparison } from '@/features/favourites';
import { scrollToTop } from '@/lib/browser';
import { useFocusFallback } from '@/ui/focusHooks';
import { useRenderedLayout, useStoredLayout } from '@/ui/LayoutToggle';
import { PageContainer } from '@/ui/PageContainer';
import { Pagination } from '@/ui/Pagination';
import { usePageHead } from '@/ui/usePageHead';
import { FilterButton, FilterColumn } from './FilterColumn';
import { ListControls } from './ListControls';
import { NO_FILTERS } from './listFilters';
import { ListHero } from './ListHero';
import { NEWEST_FIRST, toListQuery } from './listParameters';
import { ProjectResults } from './ProjectResults';
import { ActiveFilters, ResultBar } from './ResultBar';
import { readTotal, useProjectList } from './useProjectList';

const LAYOUT_KEY = 'projects-layout';

/**
 * The catalogue: search, filters, sort, pages and the cards (specification, section 2: Project
 * list).
 */
export default function ProjectsPage() {
  const [layout, setLayout] = useStoredLayout(LAYOUT_KEY);
  const { parameters, change, filters, filterCount, isWholeList, facets, list, failure, ...query } =
    useProjectList();
  const { page, search } = parameters;
  const { category, unknownCategory } = query;
  usePageHead({
    title: category ? `${category} projects` : 'Projects',
    description: `Browse production-ready ${category ?? 'software'} projects with complete source code. Search, compare prices and download at once.`,
    isIndexed: unknownCategory === undefined,
  });

  const results = useMemo(() => ({ list, error: failure, layout }), [list, failure, layout]);
  // Deferred, so that the cards are rendered in time slices.
  const shown = useDeferredValue(results);
  useRenderedLayout(LAYOUT_KEY, shown.layout);
  const totalPages = useDeferredValue(query.totalPages);

  const clear = useCallback(
    () => change({ search: '', verbatim: undefined, ...NEWEST_FIRST, ...NO_FILTERS }),
    [change],
  );
  const toSearch = useCallback(
    (text: string, verbatim = false) =>
      `${paths.projects}?${toListQuery({ ...parameters, search: text, verbatim, page: 1 })}`,
    [parameters],
  );

  const hasFilters = facets !== null && !failure;
  const found = list && readTotal(list);
  const filterButton = useMemo(
    () =>
      hasFilters && (
        <FilterButton
          facets={facets}
          filters={filters}
          count={filterCount}
          total={found}
          onChange={change}
        />
      ),
    [hasFilters, facets, filters, filterCount, found, change],
  );
  const activeFilters = useMemo(
    () => (
      <ActiveFilters
        search={search}
        filters={filters}
        onSearchRemove={() => change({ search: '', verbatim: undefined })}
        onChange={change}
        onClearAll={clear}
      />
    ),
    [search, filters, change, clear],
  );
  const isEmpty = shown.list?.projects.length === 0;
  const removableCount = filterCount + Number(search !== '') + Number(isEmpty);
  const resultsRef = useFocusFallback<HTMLDivElement>(removableCount);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {category && <StructuredData of={() => [describeWay(category)]} />}
      <ListHero
        category={category}
        total={category ? found : query.shopTotal}
        isSmall={!isWholeList || page > 1}
      />
      <PageContainer>
        <ListControls
          parameters={parameters}
          layout={layout}
          facets={facets}
          answered={list && search}
          filterButton={filterButton}
          onChange={change}
          onLayoutChange={setLayout}
        >
          {activeFilters}
        </ListControls>
        {!shown.error && !isEmpty && <ResultBar list={shown.list} page={page} />}
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 4 }}>
          {hasFilters && <FilterColumn facets={facets} filters={filters} onChange={change} />}
          <Box
            ref={resultsRef}
            tabIndex={-1}
            role="group"
            aria-label="Results"
            sx={{ flexGrow: 1, minWidth: 0 }}
          >
            <ProjectResults
              {...shown}
              search={search}
              unknownCategory={unknownCategory}
              isWholeList={isWholeList}
              isLoading={query.isFetching}
              toSearch={toSearch}
              // An empty shop has no filters to clear, so the button refetches.
              onClear={isWholeList ? query.refetch : clear}
            />
            <Box sx={{ mt: 5 }}>
              <Pagination
                page={page}
                totalPages={totalPages}
                hasEnds
                onChange={(wanted) => {
                  change({ page: wanted });
                  scrollToTop();
                }}
              />
            </Box>
          </Box>
        </Box>
      </PageContainer>
      <Comparison />
    </Box>
  );
}
