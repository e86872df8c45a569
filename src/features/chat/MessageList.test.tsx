import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { ChatEntry } from './chatLog';
import { MessageList } from './MessageList';

const ME = 2;
const SENT_AT = '2026-01-15T06:30:00.000Z';

const entry = (number: number, changes: Partial<ChatEntry> = {}): ChatEntry => ({
  key: `${number}`,
  id: number,
  senderId: 1,
  isFromCustomer: false,
  senderName: 'Meera Iyer',
  text: `Message ${number}`,
  sentAt: SENT_AT,
  delivery: 'sent',
  ...changes,
});
const entriesTo = (last: number) => Array.from({ length: last }, (_, index) => entry(index + 1));
const own: Partial<ChatEntry> = { senderId: ME, isFromCustomer: true };

/** Heights in pixels; jsdom has no layout. */
const layout = { content: 900, row: 72 };
const VIEWPORT = 300;

beforeEach(() => {
  Object.assign(layout, { content: 900, row: 72 });
  const { prototype } = HTMLElement;
  const isList = (element: Element) => element.getAttribute('role') === 'log';
  jest.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(VIEWPORT);
  jest.spyOn(prototype, 'offsetHeight', 'get').mockImplementation(function (this: Element) {
    return isList(this) ? VIEWPORT : layout.row;
  });
  jest.spyOn(prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    const { height } = (this.lastElementChild as HTMLElement | null)?.style ?? {};
    return height ? parseFloat(height) : layout.content;
  });
});

type Props = ComponentProps<typeof MessageList>;

function renderList(entries: readonly ChatEntry[], props: Partial<Props> = {}) {
  const list = (shown: readonly ChatEntry[], changes?: Partial<Props>) => (
    <MessageList
      entries={shown}
      isMine={({ senderId }) => senderId === ME}
      emptyText="Ask us anything."
      {...props}
      {...changes}
    />
  );
  const { rerender } = render(list(entries));
  const log = screen.getByRole('log', { name: 'Messages' });
  return {
    log,
    show: (shown: readonly ChatEntry[], changes?: Partial<Props>) => rerender(list(shown, changes)),
    scrollTo: (scrollTop: number) => fireEvent.scroll(log, { target: { scrollTop } }),
    shown: () =>
      within(log)
        .queryAllByText(/^Message \d+$/)
        .map(({ textContent }) => textContent),
    news: () => screen.queryByRole('button', { name: 'New messages' }),
  };
}

describe('the messages', () => {
  it('are replaced by a text while there are none', () => {
    const { log, show } = renderList([]);
    expect(log).toHaveTextContent(/^Ask us anything\.$/);
    show([entry(1)]);
    expect(log).not.toHaveTextContent('Ask us anything.');
  });

  it('are shown below their day, in a zone', () => {
    const entries = [entry(1), entry(2, own)];
    const { log, show } = renderList(entries, { timeZone: 'Asia/Kolkata' });
    expect(log).toHaveTextContent(
      /^Thursday,? 15 January,? 2026Meera IyerMessage 112:00 pmMessage 212:00 pm · Sent$/,
    );
    show(entries, { timeZone: 'America/Los_Angeles' });
    expect(log).toHaveTextContent(
      /^Wednesday,? 14 January,? 2026Meera IyerMessage 110:30 pmMessage 210:30 pm · Sent$/,
    );
  });

  it('can be reached with the keyboard', () => {
    expect(renderList([]).log).toHaveAttribute('tabindex', '0');
  });
});

describe('a failed message', () => {
  const failed = entry(1, { ...own, id: null, delivery: 'failed' });

  it('is tried again, and leaves the focus to the messages, where they are', () => {
    const onRetry = jest.fn<void, [entry: ChatEntry]>();
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const { log } = renderList([failed], { onRetry });
    fireEvent.click(screen.getByRole('button', { name: 'Retry: Message 1' }));
    expect(onRetry.mock.calls).toEqual([[failed]]);
    expect(log).toHaveFocus();
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
  });

  it('cannot be tried again where that is not offered', () => {
    renderList([failed]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the end of the messages', () => {
  it('is shown at first, and with each new message', () => {
    const { log, show, news } = renderList(entriesTo(2));
    expect(log.scrollTop).toBe(900);
    layout.content = 1000;
    show(entriesTo(3));
    expect(log.scrollTop).toBe(1000);
    expect(news()).not.toBeInTheDocument();
  });

  it.each([
    [521, true],
    [520, false],
    [100, false],
  ])('is followed at %i of 900 px: %p', (scrollTop, isFollowed) => {
    const { log, show, scrollTo, news } = renderList(entriesTo(2));
    scrollTo(scrollTop);
    layout.content = 1000;
    show(entriesTo(3));
    expect(log.scrollTop).toBe(isFollowed ? 1000 : scrollTop);
    expect(!news()).toBe(isFollowed);
  });

  it('stays away while the same messages change', () => {
    const { log, show, scrollTo, news } = renderList(entriesTo(2));
    scrollTo(100);
    show([entry(1), entry(2, { text: 'Message 20' })]);
    expect(log.scrollTop).toBe(100);
    expect(news()).not.toBeInTheDocument();
  });

  it('is shown by the button for new messages, which leaves the focus to them', () => {
    const { log, show, scrollTo, news } = renderList(entriesTo(2));
    scrollTo(100);
    show(entriesTo(3));
    fireEvent.click(news()!);
    expect(log.scrollTop).toBe(900);
    expect(log).toHaveFocus();
    expect(news()).not.toBeInTheDocument();
    layout.content = 1000;
    show(entriesTo(4));
    expect(log.scrollTop).toBe(1000);
    expect(news()).not.toBeInTheDocument();
  });

  it('is offered by the button until the user is there', () => {
    const { show, scrollTo, news } = renderList(entriesTo(2));
    scrollTo(100);
    show(entriesTo(3));
    scrollTo(300);
    expect(news()).toBeVisible();
    scrollTo(600);
    expect(news()).not.toBeInTheDocument();
  });

  it('is shown when the user sends a message, from anywhere', () => {
    const { log, show, scrollTo, news } = renderList(entriesTo(2));
    scrollTo(100);
    show([...entriesTo(2), entry(3, { ...own, id: null, delivery: 'sending' })]);
    expect(log.scrollTop).toBe(900);
    expect(news()).not.toBeInTheDocument();
  });
});

describe('many messages', () => {
  // Their day is a row, too.
  it.each([
    [98, true],
    [99, false],
  ])('of which there are %i are all in the page: %p', (count, areAll) => {
    const { shown } = renderList(entriesTo(count));
    expect(shown().length === count).toBe(areAll);
  });

  it('are those at the place to which the user scrolls', async () => {
    const { shown, scrollTo } = renderList(entriesTo(200));
    await act(async () => void scrollTo(0));
    expect(screen.getByText(/^Thursday,? 15 January,? 2026$/)).toBeVisible();
    expect(shown().slice(0, 3)).toEqual(['Message 1', 'Message 2', 'Message 3']);
    expect(shown()).not.toContain('Message 100');
    await act(async () => void scrollTo(100 * 72));
    expect(shown()).toContain('Message 100');
    expect(shown()).not.toContain('Message 1');
  });

  it('stay at their end when they are taller than they were thought to be', async () => {
    layout.row = 100;
    const { log } = renderList(entriesTo(200));
    await act(async () => undefined);
    expect(log.scrollHeight).toBeGreaterThan(201 * 72);
    expect(log.scrollTop).toBe(log.scrollHeight);
  });

  it('stay where the user is reading when there are more of them', async () => {
    const { log, scrollTo, show, news } = renderList(entriesTo(200));
    await act(async () => void scrollTo(3600));
    await act(async () => show(entriesTo(201)));
    expect(log.scrollTop).toBe(3600);
    expect(news()).toBeVisible();
  });
});
