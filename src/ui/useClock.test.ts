import { act, renderHook } from '@testing-library/react';
import { useClock } from './useClock';

afterEach(() => jest.useRealTimers());

it('what depends on the time changes when it is due, and when the tab comes to the front', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T14:29:40Z') });
  const closing = Date.parse('2026-11-20T14:30:00Z');
  const read = jest.fn(() => (Date.now() < closing ? 'open' : `closed, ${new Date().getUTCDay()}`));
  const { result, unmount } = renderHook(() => useClock(read));
  expect(result.current).toBe('open');
  act(() => jest.advanceTimersByTime(19_999));
  expect(result.current).toBe('open');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('closed, 5');
  // The computer has slept.
  jest.setSystemTime(new Date('2026-11-21T09:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('closed, 6');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
