import type { ComponentProps } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { toSiteAddress } from '@/config/siteAddresses';
import type { ChatEntry } from './chatEntries';
import { MessageList, toMessageRows } from './MessageList';

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

it('the messages are shown below their day', () => {
  const { log } = renderList([entry(1), entry(2, own)], { isInIndia: true });
  expect(log).toHaveTextContent(
    /^Thursday,? 15 January,? 2026Meera IyerMessage 112:00 pmMessage 212:00 pm · Sent$/,
  );
});

it('addresses in a message are links that tell their host', () => {
  const lie = `${toSiteAddress('')}@evil.example/pay`;
  const text = `See https://example.com/a or ${toSiteAddress('/b')} for more, not ${lie}`;
  const { log } = renderList([entry(1, { text })]);
  const link = within(log).getByRole('link', { name: 'https://example.com/a' });
  expect(link).toHaveAttribute('href', 'https://example.com/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.parentElement).toHaveTextContent(
    `See https://example.com/a (example.com) or ${toSiteAddress('/b')} for more, not ${lie}`,
  );
  expect(within(log).getAllByRole('link')).toHaveLength(2);
});

describe('the end of the messages', () => {
  it.each([
    [521, true],
    [520, false],
    [100, false],
  ])('is followed at %i of 900 px: %p', (scrollTop, isFollowed) => {
    const onAtEnd = jest.fn();
    const { log, show, scrollTo, news } = renderList(entriesTo(2), { onAtEnd });
    expect(onAtEnd).toHaveBeenLastCalledWith(true);
    scrollTo(scrollTop);
    expect(onAtEnd).toHaveBeenLastCalledWith(isFollowed);
    layout.content = 1000;
    show(entriesTo(3));
    expect(log.scrollTop).toBe(isFollowed ? 1000 : scrollTop);
    expect(!news()).toBe(isFollowed);
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
});

// Their day is a row, too.
it.each([
  [98, true],
  [99, false],
])('many messages of which there are %i are all in the page: %p', (count, areAll) => {
  const { shown } = renderList(entriesTo(count));
  expect(shown().length === count).toBe(areAll);
});

describe('the rows', () => {
  const local = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  const rowsOf = (...times: string[]) =>
    toMessageRows(
      times.map((sentAt, index) => entry(index, { sentAt })),
      Date.UTC(2026, 10, 21),
      false,
    );
  const shown = (rows: ReturnType<typeof rowsOf>) =>
    rows.map((row) => ('day' in row ? row.day : row.key));

  it('have each day before its first message, in the user’s zone', () => {
    const rows = rowsOf(local(14, 23), local(20, 0), local(20, 23), local(21, 9));
    expect(shown(rows)).toEqual([
      ...[expect.stringMatching(/^Saturday,? 14 November,? 2026$/), '0'],
      ...['Yesterday', '1', '2', 'Today', '3'],
    ]);
  });

  it('have keys of their own, also where clocks disagree about the day', () => {
    const rows = rowsOf(local(20, 9), local(21, 9), local(20, 10));
    expect(shown(rows)).toEqual(['Yesterday', '0', 'Today', '1', 'Yesterday', '2']);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });
});
