import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import Box from '@mui/material/Box';
import { useListProjectsQuery } from '@/api/catalogApi';
import { PROJECTS_PER_PAGE } from '@/config/constants';
import { clampPage } from '@/lib/pageWindow';
import { PageContainer } from '@/ui/PageContainer';
import { Pagination } from '@/ui/Pagination';
import { usePageHead } from '@/ui/usePageHead';
import { useStoredLayout } from '@/ui/useStoredLayout';
import { ListControls } from './ListControls';
import { ListHero } from './ListHero';
import { ProjectResults } from './ProjectResults';
import { SearchChip } from './SearchChip';
import { useListParameters } from './useListParameters';

/** The catalogue: search, sort, pages and the cards (specification, section 2: Project list). */
export function ProjectsPage() {
  usePageHead({
    title: 'Projects',
    description:
      'Browse production-ready software projects with complete source code. Search, compare prices and download at once.',
  });
  const { parameters, change } = useListParameters();
  const [layout, setLayout] = useStoredLayout('projects-layout');
  const { page, search, sort, order } = parameters;
  const { currentData, isFetching, error } = useListProjectsQuery({
    page,
    limit: PROJECTS_PER_PAGE,
    sort,
    order,
    ...(search && { search }),
  });
  const results = useMemo(
    () => ({ list: currentData, error: isFetching ? undefined : error, page, layout }),
    [currentData, isFetching, error, page, layout],
  );
  // Deferred, so that the cards are rendered in short slices.
  const shown = useDeferredValue(results);

  useEffect(() => {
    if (!currentData) return;
    const nearest = clampPage(page, currentData.pagination.total_pages);
    if (nearest !== page) change({ page: nearest }, { replace: true });
  });

  const clear = useCallback(
    () => change({ search: '', sort: 'created_at', order: 'DESC' }),
    [change],
  );

  return (
    <>
      <ListHero total={shown.list?.pagination.total} />
      <PageContainer>
        <ListControls
          parameters={parameters}
          layout={layout}
          onChange={change}
          onLayoutChange={setLayout}
        />
        {search && (
          <SearchChip search={search} onRemove={() => change({ search: '' })} onClearAll={clear} />
        )}
        <ProjectResults {...shown} onClear={clear} />
        <Box sx={{ mt: 5 }}>
          <Pagination
            page={page}
            totalPages={shown.list?.pagination.total_pages ?? 0}
            onChange={(wanted) => {
              change({ page: wanted });
              window.scrollTo({ top: 0, behavior: 'smooth' });
            }}
          />
        </Box>
      </PageContainer>
    </>
  );
}
