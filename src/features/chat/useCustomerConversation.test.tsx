import { renderHook, waitFor } from '@testing-library/react';
import { makeChatSocket, makeChatStore, requestsOf } from '@/testing/chatStore';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { replyAsStaff } from '@/testing/customerChat';
import { backend } from '@/testing/mockServer';
import { makeLog } from './conversationLog';
import { useCustomerConversation } from './useCustomerConversation';

const opened = () => requestsOf('openConversation');

beforeEach(() => backend.log.clear());

type State = { isConnected: boolean; isWanted: boolean };

/** Renders the conversation of the new customer, whom the backend gives one with its first request. */
async function renderConversation(initialProps: State) {
  const made = await makeChatStore('customer');
  const fake = makeChatSocket();
  const options = { log: makeLog(null), socket: fake.socket, user: made.user };
  const { rerender, result } = renderHook(
    (state: State) => useCustomerConversation({ ...options, ...state }),
    { initialProps, wrapper: made.wrapper },
  );
  return {
    ...made,
    ...fake,
    change: rerender,
    conversation: () => result.current,
    loaded: (count: number) => waitFor(() => expect(opened()).toHaveLength(count)),
  };
}

it('the conversation is loaded when the chat opens, and on each connection after that', async () => {
  const { change, loaded, conversation } = await renderConversation({
    isConnected: true,
    isWanted: false,
  });
  expect(opened()).toHaveLength(0);
  change({ isConnected: true, isWanted: true });
  await waitFor(() => expect(conversation().conversationId).not.toBeNull());
  expect(opened()).toHaveLength(1);
  change({ isConnected: false, isWanted: true });
  expect(opened()).toHaveLength(1);
  change({ isConnected: true, isWanted: true });
  await loaded(2);
});

it('a chat that opens is loaded once, with its connection, or without when that takes long', async () => {
  const { change, loaded, conversation } = await renderConversation({
    isConnected: false,
    isWanted: true,
  });
  change({ isConnected: true, isWanted: true });
  await waitFor(() => expect(conversation().conversationId).not.toBeNull());
  await loaded(1);
  change({ isConnected: false, isWanted: false });
  change({ isConnected: false, isWanted: true });
  await loaded(2);
});

it('the conversation is loaded again when a connection comes after a failure', async () => {
  expectConsoleOutput(/Loading the chat conversation failed/);
  backend.faults.set('openConversation', { status: 500, lastCall: 1 });
  const { change, conversation } = await renderConversation({ isConnected: false, isWanted: true });
  await waitFor(() => expect(conversation().hasFailed).toBe(true));
  change({ isConnected: true, isWanted: true });
  await waitFor(() => expect(conversation().conversationId).not.toBeNull());
});

it('an answer in a resolved conversation is shown, and stays while it is read', async () => {
  const { change, conversation, loaded, user } = await renderConversation({
    isConnected: false,
    isWanted: true,
  });
  await waitFor(() => expect(conversation().conversationId).not.toBeNull());
  const id = conversation().conversationId!;
  await replyAsStaff(id, 'Here is your answer');
  const resolve = (changes: object) =>
    backend.store.conversations.put({
      ...backend.store.conversations.get(id)!,
      ...changes,
      status: 'resolved',
    });
  resolve({});
  change({ isConnected: false, isWanted: false });
  change({ isConnected: false, isWanted: true });
  await waitFor(() =>
    expect(conversation().entries.at(-1)).toMatchObject({ text: 'Here is your answer' }),
  );
  resolve({ customerReadMessageId: conversation().entries.at(-1)!.id! });
  change({ isConnected: true, isWanted: true });
  await loaded(2);
  // Whoever opens the chat after that begins anew.
  change({ isConnected: true, isWanted: false });
  change({ isConnected: true, isWanted: true });
  await waitFor(() => expect(conversation().conversationId).not.toBe(id));
  expect(conversation().entries).toEqual([]);
  expect(backend.store.conversations.where('userId', user.id)).toHaveLength(2);
});

it('what is being read stays when it was resolved and the connection comes again', async () => {
  const { change, conversation, loaded } = await renderConversation({
    isConnected: true,
    isWanted: true,
  });
  await waitFor(() => expect(conversation().conversationId).not.toBeNull());
  const id = conversation().conversationId!;
  await replyAsStaff(id, 'Here is your answer');
  change({ isConnected: false, isWanted: true });
  change({ isConnected: true, isWanted: true });
  const texts = () => conversation().entries.map(({ text }) => text);
  await waitFor(() => expect(texts()).toEqual(['Here is your answer']));
  backend.store.conversations.put({
    ...backend.store.conversations.get(id)!,
    status: 'resolved',
    customerReadMessageId: conversation().entries.at(-1)!.id!,
  });
  change({ isConnected: false, isWanted: true });
  change({ isConnected: true, isWanted: true });
  await loaded(3);
  await waitFor(() => expect(conversation().conversationId).not.toBe(id));
  expect(texts()).toEqual(['Here is your answer']);
});

it('staff hear once of a new conversation', async () => {
  const { change, loaded, sentOf, user, conversation } = await renderConversation({
    isConnected: true,
    isWanted: true,
  });
  await waitFor(() => expect(sentOf('new-conversation')).toHaveLength(1));
  change({ isConnected: false, isWanted: true });
  change({ isConnected: true, isWanted: true });
  await loaded(2);
  expect(sentOf('new-conversation')).toEqual([
    {
      conversationId: conversation().conversationId,
      userId: user.id,
      userName: 'Nikhil Verma',
      userEmail: 'new@example.com',
    },
  ]);
});

it('a conversation that could not be loaded is reported, unless the session has ended', async () => {
  for (const [status, expected] of [
    [500, ['Failed to load chat conversation']],
    [401, []],
  ] as const) {
    expectConsoleOutput(/Loading the chat conversation failed/);
    backend.faults.set('openConversation', { status });
    const { conversation, toasts } = await renderConversation({
      isConnected: true,
      isWanted: true,
    });
    await waitFor(() => expect(conversation().hasFailed).toBe(true));
    await waitFor(() => expect({ status, toasts: toasts() }).toEqual({ status, toasts: expected }));
  }
});
