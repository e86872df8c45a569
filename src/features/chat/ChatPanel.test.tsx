import { createRef } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { makeChatSocket, makeChatStore } from '@/testing/chatStore';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend } from '@/testing/mockServer';
import { newEntry } from './chatLog';
import type { ReceivedMessage } from './chatMessage';
import { ChatPanel } from './ChatPanel';
import { conversationFailed, conversationLoaded, panelExpanded, sendingStarted } from './chatSlice';

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

afterEach(() => jest.useRealTimers());

it('the panel is minimized with Escape or its button, and closed with another', async () => {
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
])(
  'the reason why nothing can be sent is %j when connected: %p',
  async (hint, isConnected, actions) => {
    const { input } = await renderPanel({ isConnected, actions });
    expect(input).toHaveAccessibleDescription(hint);
  },
);

describe('the conversation', () => {
  it('that could not be loaded can be loaded again', async () => {
    const { missing, onReload } = await renderPanel({ actions: [conversationFailed()] });
    expect(missing()).toBeVisible();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onReload).toHaveBeenCalledTimes(1);
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
});

it('suggested questions fill the input', async () => {
  const { questions, input, chat } = await renderPanel({ actions: [loadedWith()] });
  act(() => input.blur());
  fireEvent.click(within(questions()!).getByRole('button', { name: 'How do refunds work?' }));
  expect(input).toHaveValue('How do refunds work?');
  expect(chat().draft).toBe('How do refunds work?');
  expect(input).toHaveFocus();
  expect(questions()).not.toBeInTheDocument();
});

it('typing in the panel is reported to the others until the message is sent', async () => {
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
