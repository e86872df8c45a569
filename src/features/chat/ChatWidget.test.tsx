import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { makeChatStore, requestsOf } from '@/testing/chatStore';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import type { ReceivedMessage } from './chatMessage';
import { ChatWidget, useUnreadAnswers } from './ChatWidget';
import { conversationLoaded, makeLog } from './conversationLog';
import type { ChatRequest } from './openChatEvent';

const openButton = () => screen.getByRole('button', { name: /^Open support chat/ });
const panel = () => screen.queryByRole('dialog', { name: 'Support Chat' });

/** Returns the messages that the backend was told to pass on to the others. */
const announced = () =>
  backend.log
    .entries()
    .filter((entry) => entry.kind === 'event')
    .filter(({ event }) => event === 'new-message')
    .map(({ body }) => body);

/** Renders the widget of the new customer. */
async function renderWidget(request: ChatRequest | null = null) {
  const { user, wrapper } = await makeChatStore('customer');
  const log = makeLog(null);
  const onRequestMet = jest.fn();
  render(<ChatWidget {...{ log, user, request, onRequestMet }} />, { wrapper });
  return {
    onRequestMet,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    /** Waits until the open chat has its conversation. */
    loaded: () => waitFor(() => expect(log.getState().conversationId).not.toBeNull()),
  };
}

it('the chat opens, is minimized and closed, with the focus on what opens it again', async () => {
  const { loaded, press } = await renderWidget();
  fireEvent.click(openButton());
  expect(panel()).toBeVisible();
  await loaded();
  press('Minimize chat');
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Minimized chat' })).toBeVisible();
  expect(openButton()).toHaveFocus();
  fireEvent.click(openButton());
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  press('Close chat');
  expect(screen.queryByRole('group', { name: 'Minimized chat' })).not.toBeInTheDocument();
  expect(openButton()).toHaveFocus();
});

it('a request opens the chat with its message, and is met once', async () => {
  const { onRequestMet, loaded } = await renderWidget({ message: 'In Hindi?' });
  expect(panel()).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('In Hindi?');
  expect(onRequestMet).toHaveBeenCalledTimes(1);
  await loaded();
});

it.each(['connecting', 'sending'])(
  'a chat that is closed while %s stays connected until its message is sent and announced',
  async (state) => {
    const { loaded, press } = await renderWidget();
    backend.log.clear();
    fireEvent.click(openButton());
    if (state === 'sending') {
      await loaded();
      await screen.findByRole('img', { name: 'Connected' });
    }
    const response = holdNextResponse('*/api/chat/message');
    const input = screen.getByRole('textbox', { name: 'Message' });
    fireEvent.change(input, { target: { value: 'Hello' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    press('Close chat');
    response.arrive();
    await waitFor(() => expect(announced()).toEqual([expect.stringContaining('"Hello"')]));
  },
);

describe('answers', () => {
  const message = (id: number, senderId = 1): ReceivedMessage => ({
    ...{ id, conversationId: 7, senderId, isFromCustomer: false },
    ...{ senderName: 'Meera Iyer', text: 'Hello', sentAt: '2026-01-15T06:30:00.000Z' },
  });

  async function renderAnswers(isExpanded: boolean, log = makeLog(7)) {
    const { wrapper, user } = await makeChatStore('customer');
    const { result, rerender } = renderHook((shown) => useUnreadAnswers(log, user.id, shown), {
      wrapper,
      initialProps: isExpanded,
    });
    backend.log.clear();
    return {
      user,
      unread: () => result.current,
      expand: (shown: boolean) => rerender(shown),
      load: (...messages: ReceivedMessage[]) =>
        act(() => void log.dispatch(conversationLoaded({ conversationId: 7, messages }))),
    };
  }

  /** Expects this number of requests so far, after those that are under way. */
  async function expectMarks(count: number) {
    await waitFor(() => expect(requestsOf('markAnswersRead')).toHaveLength(count));
    await act(() => fetch(`${process.env.API_HOST}/api/projects`));
    expect(requestsOf('markAnswersRead')).toHaveLength(count);
  }

  function setVisibility(state: DocumentVisibilityState): void {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  it('are unread until the panel shows them, except those that the user sent elsewhere', async () => {
    const { load, expand, unread, user } = await renderAnswers(false);
    load(message(5), message(6));
    expect(unread()).toBe(2);
    await expectMarks(0);
    expand(true);
    expect(unread()).toBe(0);
    await expectMarks(1);
    expand(false);
    expand(true);
    load(message(7, user.id));
    await expectMarks(1);
    load(message(8));
    await expectMarks(2);
  });

  it('that were there when the chat was loaded first are not new, but are marked', async () => {
    const { load, expand, unread } = await renderAnswers(false, makeLog(null));
    load(message(5));
    expect(unread()).toBe(0);
    load(message(5), message(6));
    expect(unread()).toBe(1);
    expand(true);
    await expectMarks(1);
  });

  it('are marked again when they are shown again, if that has failed', async () => {
    const { load, expand } = await renderAnswers(true);
    backend.faults.set('markAnswersRead', { status: 503, lastCall: 1 });
    load(message(5));
    await expectMarks(1);
    for (const shown of [false, true, false, true]) {
      expand(shown);
      await expectMarks(shown ? 2 : requestsOf('markAnswersRead').length);
    }
  });

  it('that one tab shows are read in the others, which mark nothing themselves', async () => {
    const minimized = await renderAnswers(false);
    const expanded = await renderAnswers(true);
    minimized.load(message(5), message(6));
    expanded.load(message(5));
    await waitFor(() => expect(minimized.unread()).toBe(1));
    await expectMarks(1);
    expanded.load(message(6));
    await waitFor(() => expect(minimized.unread()).toBe(0));
  });

  it('are unread until the page is seen', async () => {
    const { load, unread } = await renderAnswers(true);
    setVisibility('hidden');
    load(message(5));
    expect(unread()).toBe(1);
    await expectMarks(0);
    setVisibility('visible');
    await expectMarks(1);
  });
});
