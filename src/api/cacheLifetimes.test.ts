import './showcaseApi';
import './siteContentApi';
import { makeStore } from '@/app/store/makeStore';
import type { AppStore } from '@/store';
import { baseApi } from './baseApi';

const MINUTE_MS = 60_000;

/** Endpoints, and for how many minutes their responses are kept after the last page that showed them. */
const LIFETIMES = [
  ['getPublicStats', 5],
  ['listCategories', 10],
  ['listFeatured', 5],
  ['listLatest', 5],
  ['getSiteContent', 30],
] as const;

/** The injected endpoints are not part of the base API's type. */
const upsert = baseApi.util.upsertQueryData as unknown as (
  endpoint: string,
  arg: undefined,
  data: unknown,
) => Parameters<AppStore['dispatch']>[0];

let stop = (): void => undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it.each(LIFETIMES)('an unused response of %s is kept for %i minutes', async (endpoint, minutes) => {
  const made = makeStore();
  stop = made.stop;
  const isKept = () => `${endpoint}(undefined)` in made.store.getState().api.queries;
  made.store.dispatch(upsert(endpoint, undefined, {}));
  await jest.advanceTimersByTimeAsync(minutes * MINUTE_MS - 1000);
  expect(isKept()).toBe(true);
  await jest.advanceTimersByTimeAsync(2000);
  expect(isKept()).toBe(false);
});
