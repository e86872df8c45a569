import { createRef } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { makeChatSocket, makeChatStore } from '@/testing/chatStore';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend } from '@/testing/mockServer';
import { newEntry } from './chatLog';
import type { ReceivedMessage } from './chatMessage';
import { ChatPanel } from './ChatPanel';
import {
  conversationFailed,
  conversationLoaded,
  draftChanged,
  panelExpanded,
  sendingFailed,
  sendingStarted,
} from './chatSlice';

type Action = Parameters<Awaited<ReturnType<typeof makeChatStore>>['store']['dispatch']>[0];

const message: ReceivedMessage = {
  id: 5,
  conversationId: 7,
  senderId: 1,
  isFromCustomer: false,
  senderName: 'Meera Iyer',
  text: 'How can I help?',
  sentAt: '',
};
const loadedWith = (...messages: ReceivedMessage[]) =>
  conversationLoaded({ conversationId: 7, messages, isNew: false });

/** Renders the panel of the new customer after some actions. */
async function renderPanel({ isConnected = true, actions = [] as Action[] } = {}) {
  const made = await makeChatStore('customer');
  const fake = makeChatSocket();
  const { store, user, wrapper } = made;
  const onReload = jest.fn();
  for (const action of [panelExpanded(), ...actions]) store.dispatch(action);
  const inputRef = createRef<HTMLTextAreaElement>();
  render(<ChatPanel socket={fake.socket} {...{ user, isConnected, onReload, inputRef }} />, {
    wrapper,
  });
  return {
    ...made,
    ...fake,
    onReload,
    dispatch: (action: Action) => act(() => void store.dispatch(action)),
    input: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }),
    sendButton: screen.getByRole('button', { name: 'Send message' }),
    questions: () => screen.queryByRole('group', { name: 'Suggested questions' }),
    missing: () => screen.queryByText('We could not load your conversation.'),
  };
}

/** Sets the time; timers and requests go on. */
const setTime = (time: string) =>
  jest.useFakeTimers({
    now: new Date(time),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
    ],
  });

afterEach(() => jest.useRealTimers());

describe('the panel', () => {
  it.each([
    ['2026-11-20T06:00:00.000Z', /^Our team is here and answers soon\.$/],
    [
      '2026-11-20T15:00:00.000Z',
      /^Our team is back Monday,? (at )?11:00 am IST.*\. Write now, and we answer then\.$/i,
    ],
  ])('tells at %s when the team answers', async (time, note) => {
    setTime(time);
    await renderPanel();
    expect(screen.getByText(note)).toBeVisible();
  });

  it.each([true, false])('tells whether it is connected: %p', async (isConnected) => {
    await renderPanel({ isConnected });
    expect(screen.queryAllByRole('img', { name: 'Connected' })).toHaveLength(isConnected ? 1 : 0);
  });

  it('has the focus at the end of what was typed', async () => {
    const { input } = await renderPanel({ actions: [draftChanged('Half')] });
    expect(input).toHaveFocus();
    expect([input.selectionStart, input.selectionEnd]).toEqual([4, 4]);
  });

  it('is minimized with Escape or its button, and closed with another', async () => {
    const { input, chat, dispatch } = await renderPanel();
    fireEvent.keyDown(input, { key: 'a' });
    expect(chat().panel).toBe('expanded');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(chat().panel).toBe('minimized');
    dispatch(panelExpanded());
    fireEvent.click(screen.getByRole('button', { name: 'Minimize chat' }));
    expect(chat().panel).toBe('minimized');
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    expect(chat().panel).toBe('closed');
  });
});

describe('the reason why nothing can be sent', () => {
  it.each<[string, boolean, Action[]]>([
    ['Connecting to chat server...', false, []],
    ['Connecting to chat server...', false, [loadedWith()]],
    ['Loading your conversation…', true, []],
    [
      'Your message stays here. It can be sent once the conversation is loaded.',
      true,
      [conversationFailed()],
    ],
    ['', true, [loadedWith()]],
    ['', true, [loadedWith(), conversationFailed()]],
  ])('is %j when connected: %p', async (hint, isConnected, actions) => {
    const { input } = await renderPanel({ isConnected, actions });
    expect(input).toHaveAccessibleDescription(hint);
  });
});

describe('the conversation', () => {
  it('that could not be loaded can be loaded again', async () => {
    const { missing, onReload } = await renderPanel({ actions: [conversationFailed()] });
    expect(missing()).toBeVisible();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('stays when it could not be loaded again', async () => {
    const { missing } = await renderPanel({ actions: [loadedWith(message), conversationFailed()] });
    expect(missing()).not.toBeInTheDocument();
    expect(screen.getByText('How can I help?')).toBeVisible();
  });

  it('that is empty says what it is for', async () => {
    const { missing } = await renderPanel();
    expect(missing()).not.toBeInTheDocument();
    expect(
      screen.getByText('Ask us anything about a project, a payment or an idea.'),
    ).toBeVisible();
  });

  it('tells apart who wrote what, and who is typing', async () => {
    const { user, receive, dispatch } = await renderPanel({ actions: [loadedWith(message)] });
    dispatch(sendingStarted(newEntry(user, 'Hello')));
    expect(screen.getByText('Meera Iyer')).toBeVisible();
    expect(screen.queryByText('Nikhil Verma')).not.toBeInTheDocument();
    expect(screen.getByText(/Sending…$/)).toBeVisible();
    const typing = { conversationId: 7, isTyping: true };
    receive('user-typing', { ...typing, userId: user.id, userName: 'Nikhil Verma' });
    expect(screen.queryByText(/is typing…$/)).not.toBeInTheDocument();
    receive('user-typing', { ...typing, userId: 1, userName: 'Meera Iyer' });
    expect(screen.getByText('Meera Iyer is typing…')).toBeVisible();
  });

  it.each([true, false])('offers another try while it is connected: %p', async (isConnected) => {
    const { user, dispatch } = await renderPanel({ isConnected, actions: [loadedWith()] });
    const entry = newEntry(user, 'Hello');
    dispatch(sendingStarted(entry));
    dispatch(sendingFailed(entry));
    expect(screen.queryAllByRole('button', { name: 'Retry: Hello' })).toHaveLength(
      isConnected ? 1 : 0,
    );
  });
});

describe('suggested questions', () => {
  it('fill the input', async () => {
    const { questions, input, chat } = await renderPanel({ actions: [loadedWith()] });
    act(() => input.blur());
    fireEvent.click(within(questions()!).getByRole('button', { name: 'How do refunds work?' }));
    expect(input).toHaveValue('How do refunds work?');
    expect(chat().draft).toBe('How do refunds work?');
    expect(input).toHaveFocus();
    expect(questions()).not.toBeInTheDocument();
  });

  it.each<[string, Action[]]>([
    ['the conversation is loaded', []],
    ['nothing is typed', [loadedWith(), draftChanged('H')]],
    ['there are no messages', [loadedWith(message)]],
  ])('appear only once %s', async (_what, actions) => {
    const { questions } = await renderPanel({ actions });
    expect(questions()).not.toBeInTheDocument();
  });
});

describe('typing in the panel', () => {
  it('is reported to the others until the message is sent', async () => {
    expectConsoleOutput(/Sending a chat message/);
    backend.faults.set('sendChatMessage', { status: 500 });
    const { input, sendButton, sentOf, user, chat } = await renderPanel({
      actions: [loadedWith()],
    });
    fireEvent.change(input, { target: { value: 'Hello' } });
    expect(chat().draft).toBe('Hello');
    const typing = { conversationId: 7, userId: user.id, userName: 'Nikhil Verma' };
    expect(sentOf('typing')).toEqual([{ ...typing, isTyping: true }]);
    fireEvent.click(sendButton);
    expect(sentOf('typing')).toEqual([
      { ...typing, isTyping: true },
      { ...typing, isTyping: false },
    ]);
    expect(chat().entries).toMatchObject([{ text: 'Hello', delivery: 'sending' }]);
    await waitFor(() => expect(chat().entries).toMatchObject([{ delivery: 'failed' }]));
  });

  it('is not reported without a conversation', async () => {
    const { input, sent } = await renderPanel();
    fireEvent.change(input, { target: { value: 'Hello' } });
    expect(sent).toEqual([]);
  });

  it('is not reported without a connection', async () => {
    const { input, sent, setConnected } = await renderPanel({ actions: [loadedWith()] });
    setConnected(false);
    fireEvent.change(input, { target: { value: 'Hello' } });
    expect(sent).toEqual([]);
  });
});
