import { act, renderHook } from '@testing-library/react';
import { useUnreadTitle } from './ChatWidget';

beforeEach(() => {
  document.head.innerHTML = '<title>About · Launchyard</title>';
});

const renderTitle = (unreadCount: number) =>
  renderHook(({ count }) => useUnreadTitle(count), { initialProps: { count: unreadCount } });

/** Changes the page, and lets its observers report. */
const change = (apply: () => void) => act(async () => apply());

it('counts unread messages in the title', () => {
  const { rerender, unmount } = renderTitle(1);
  expect(document.title).toBe('(1) About · Launchyard');
  rerender({ count: 12 });
  expect(document.title).toBe('(12) About · Launchyard');
  rerender({ count: 0 });
  expect(document.title).toBe('About · Launchyard');
  rerender({ count: 3 });
  unmount();
  expect(document.title).toBe('About · Launchyard');
});

it('counts no longer once it has ended', async () => {
  const { unmount } = renderTitle(2);
  unmount();
  await change(() => void (document.title = 'Ideas'));
  expect(document.title).toBe('Ideas');
});
