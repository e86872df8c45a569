import { renderApiHook } from '@/testing/renderApiHook';
import { stopClock } from '@/testing/stopClock';
import { useSiteContentQuery } from './siteContentApi';

afterEach(() => jest.useRealTimers());

it('loads the site content again after 30 minutes', async () => {
  stopClock();
  const first = await renderApiHook(() => useSiteContentQuery());
  expect(first.result.current.data).toHaveProperty('testimonials');
  const loaded = first.result.current.fulfilledTimeStamp;
  jest.setSystemTime(Date.now() + 30 * 60_000 - 1000);
  const second = await renderApiHook(() => useSiteContentQuery(), first.store);
  expect(second.result.current.fulfilledTimeStamp).toBe(loaded);
  jest.setSystemTime(Date.now() + 2000);
  const third = await renderApiHook(() => useSiteContentQuery(), first.store);
  expect(third.result.current.fulfilledTimeStamp).toBe(Date.now());
});
