import { act } from '@testing-library/react';
import { answerEverything, LEAST_ANSWER } from '@/testing/apiStore';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { renderApiHook } from '@/testing/renderApiHook';
import { stopClock } from '@/testing/stopClock';
import {
  useCategoriesQuery,
  useFeaturedProjectsQuery,
  useLatestProjectsQuery,
  usePublicStatsQuery,
  useReloadShowcase,
} from './showcaseApi';

const MINUTE_MS = 60_000;
const STATS = '/api/projects/stats/public';
const CATEGORIES = '/api/projects/meta/categories';
const FEATURED = '/api/projects?limit=6&sort=download_count&order=DESC';
const LATEST = '/api/projects?limit=4&sort=created_at&order=DESC';

const ANSWER = {
  ...LEAST_ANSWER,
  categories: ['Education'],
  projects: [{ id: 4, base_price: '10.50' }],
};
const readProject = { id: 4, base_price: 10.5 };

afterEach(() => jest.useRealTimers());

const QUERIES = [
  ['stats', usePublicStatsQuery, STATS, 5, { totalProjects: 9 }],
  ['categories', useCategoriesQuery, CATEGORIES, 10, { categories: ['Education'] }],
  ['featured projects', useFeaturedProjectsQuery, FEATURED, 5, [readProject]],
  ['latest projects', useLatestProjectsQuery, LATEST, 5, [readProject]],
] as const;

describe.each(QUERIES)('the query of %s', (what, useQuery, address, minutes, data) => {
  it('keeps the fields that pages use', async () => {
    const queries = answerEverything(() => ({ body: ANSWER }));
    const { result } = await renderApiHook(() => useQuery());
    expect(queries).toEqual([address]);
    expect(result.current).toMatchObject({
      currentData: data,
      error: undefined,
      isFetching: false,
    });
    expect(result.current).not.toHaveProperty('requestId');
  });

  it('logs its failure', async () => {
    expectConsoleOutput(new RegExp(`Loading ${what} failed`));
    answerEverything(() => ({ body: { message: 'No' }, status: 403 }));
    const { result } = await renderApiHook(() => useQuery());
    expect(result.current).toMatchObject({ currentData: undefined, error: { status: 403 } });
  });

  it(`is sent again by another page after ${minutes} minutes`, async () => {
    stopClock();
    const queries = answerEverything(() => ({ body: ANSWER }));
    const { store } = await renderApiHook(() => useQuery());
    jest.setSystemTime(Date.now() + minutes * MINUTE_MS - 1000);
    await renderApiHook(() => useQuery(), store);
    expect(queries).toHaveLength(1);
    jest.setSystemTime(Date.now() + 2000);
    await renderApiHook(() => useQuery(), store);
    expect(queries).toHaveLength(2);
  });
});

it('sends no query of stats that is skipped', async () => {
  const queries = answerEverything(() => ({ body: ANSWER }));
  const { result } = await renderApiHook(() => usePublicStatsQuery({ skip: true }));
  expect(queries).toEqual([]);
  expect(result.current).toMatchObject({ currentData: undefined, isFetching: false });
});

it('sends the shown queries again on request', async () => {
  const queries = answerEverything(() => ({ body: ANSWER }));
  const { result, store } = await renderApiHook(() => {
    useFeaturedProjectsQuery();
    useCategoriesQuery();
    return useReloadShowcase();
  });
  queries.length = 0;
  act(() => result.current());
  await renderApiHook(() => undefined, store);
  expect(queries.sort()).toEqual([FEATURED, CATEGORIES].sort());
});
