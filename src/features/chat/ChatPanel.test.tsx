import { createRef } from 'react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { makeChatSocket, makeChatStore } from '@/testing/chatStore';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend } from '@/testing/mockServer';
import type { ReceivedMessage } from './chatMessage';
import { ChatPanel } from './ChatPanel';
import { conversationLoaded, makeLog } from './conversationLog';
import { useConversation } from './useConversation';

const message: ReceivedMessage = {
  id: 5,
  conversationId: 7,
  senderId: 1,
  isFromCustomer: false,
  senderName: 'Meera Iyer',
  text: 'How can I help?',
  sentAt: '2026-01-15T06:30:00.000Z',
};

type State = {
  isConnected?: boolean;
  hasFailed?: boolean;
  messages?: ReceivedMessage[];
  isModal?: boolean;
};

/** Renders the panel of the new customer; the conversation is loaded if it has messages. */
async function renderPanel({
  isConnected = true,
  hasFailed = false,
  messages,
  isModal = false,
}: State = {}) {
  const { wrapper, user } = await makeChatStore('customer');
  const { socket, ...fake } = makeChatSocket();
  const log = makeLog(null);
  if (messages) log.dispatch(conversationLoaded({ conversationId: 7, messages }));
  const calls = { load: jest.fn(), onMinimize: jest.fn(), onClose: jest.fn() };
  function Panel() {
    const options = { log, socket, isConnected, user, reload: async () => undefined };
    const conversation = { ...useConversation(options), hasFailed, load: calls.load };
    const inputRef = createRef<HTMLTextAreaElement>();
    return (
      <ChatPanel {...calls} {...{ user, conversation, socket, isConnected, inputRef, isModal }} />
    );
  }
  render(<Panel />, { wrapper });
  return {
    ...fake,
    ...calls,
    user,
    input: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    questions: () => screen.queryByRole('group', { name: 'Suggested questions' }),
  };
}

it('the panel is minimized with Escape or its button, and closed with another', async () => {
  const { input, press, onMinimize, onClose } = await renderPanel();
  fireEvent.keyDown(input, { key: 'a' });
  expect(onMinimize).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Escape' });
  press('Minimize chat');
  expect(onMinimize).toHaveBeenCalledTimes(2);
  press('Close chat');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a panel that covers the page is modal', async () => {
  document.body.append(document.createElement('main'));
  const { input } = await renderPanel({ messages: [], isModal: true });
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('aria-hidden', 'true');
  expect(input).toHaveFocus();
  screen.getByRole('main', { hidden: true }).remove();
});

it('the input says why nothing can be sent', async () => {
  const failed = 'Your message stays here. It can be sent once the conversation is loaded.';
  const rows: [hint: string, state: State][] = [
    ['Connecting to chat server...', { isConnected: false }],
    ['Connecting to chat server...', { isConnected: false, messages: [] }],
    ['Loading your conversation…', {}],
    [failed, { hasFailed: true }],
    ['', { messages: [] }],
    ['', { messages: [], hasFailed: true }],
  ];
  for (const [hint, state] of rows) {
    const { input } = await renderPanel(state);
    expect(input).toHaveAccessibleDescription(hint);
    cleanup();
  }
});

it('a conversation that could not be loaded can be loaded again', async () => {
  const { press, load } = await renderPanel({ hasFailed: true });
  expect(screen.getByText('We could not load your conversation.')).toBeVisible();
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
  press('Try Again');
  expect(load).toHaveBeenCalledTimes(1);
});

it('suggested questions fill the input', async () => {
  const { questions, input } = await renderPanel({ messages: [] });
  act(() => input.blur());
  fireEvent.click(within(questions()!).getByRole('button', { name: 'How do refunds work?' }));
  expect(input).toHaveValue('How do refunds work?');
  expect(input).toHaveFocus();
  expect(questions()).not.toBeInTheDocument();
});

it('the panel tells who wrote what and who is typing, and reports typing until it is sent', async () => {
  expectConsoleOutput(/Sending a chat message/);
  backend.faults.set('sendChatMessage', { status: 500 });
  const { input, press, sentOf, receive, user } = await renderPanel({ messages: [message] });
  receive('user-typing', { conversationId: 7, isTyping: true, userId: 1, userName: 'Meera Iyer' });
  expect(screen.getByText('Meera Iyer is typing…')).toBeVisible();
  fireEvent.change(input, { target: { value: 'Hello' } });
  const typing = { conversationId: 7, userId: user.id, userName: 'Nikhil Verma' };
  expect(sentOf('typing')).toEqual([{ ...typing, isTyping: true }]);
  press('Send message');
  expect(sentOf('typing')).toHaveLength(2);
  expect(sentOf('typing')[1]).toEqual({ ...typing, isTyping: false });
  expect(screen.getByText(/Sending…$/)).toBeVisible();
  expect(screen.getByText('Meera Iyer')).toBeVisible();
  expect(screen.queryByText('Nikhil Verma')).not.toBeInTheDocument();
  expect(await screen.findByText(/Not sent$/)).toBeVisible();
});
