import { act, renderHook } from '@testing-library/react';
import { useUnreadTitle } from './useUnreadTitle';

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

it('leaves the title while nothing is unread', async () => {
  const { unmount } = renderTitle(0);
  expect(document.title).toBe('About · Launchyard');
  await change(() => void (document.title = '(2) Ideas'));
  unmount();
  expect(document.title).toBe('(2) Ideas');
});

it.each<[string, () => void]>([
  ['sets its title', () => void (document.title = 'Ideas')],
  [
    'changes the text of its title',
    () => void (document.querySelector('title')!.firstChild!.nodeValue = 'Ideas'),
  ],
  ['replaces its title', () => void (document.head.innerHTML = '<title>Ideas</title>')],
])('counts on each page that %s', async (_what, apply) => {
  const { unmount } = renderTitle(2);
  await change(apply);
  expect(document.title).toBe('(2) Ideas');
  unmount();
  expect(document.title).toBe('Ideas');
});

it('counts no longer once it has ended', async () => {
  const { unmount } = renderTitle(2);
  unmount();
  await change(() => void (document.title = 'Ideas'));
  expect(document.title).toBe('Ideas');
});
