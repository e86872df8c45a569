import { act, renderHook, waitFor } from '@testing-library/react';
import { makeChatSocket, makeChatStore, requestsOf } from '@/testing/chatStore';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { backend } from '@/testing/mockServer';
import { newEntry } from './chatLog';
import { panelMinimized, sendingStarted, sendingSucceeded } from './chatSlice';
import { useConversation } from './useConversation';

const opened = () => requestsOf('openConversation');

beforeEach(() => backend.log.clear());

type State = { isConnected: boolean; isOpen: boolean };

/** Renders the conversation of the new customer, whom the backend gives one with its first request. */
async function renderConversation(initialProps: State) {
  const made = await makeChatStore('customer');
  const fake = makeChatSocket();
  const { socket } = fake;
  const { user } = made;
  const { rerender, result, unmount } = renderHook(
    (state: State) => useConversation({ socket, user, ...state }),
    { initialProps, wrapper: made.wrapper },
  );
  const loaded = () => waitFor(() => expect(made.chat().conversationId).not.toBeNull());
  return { ...made, ...fake, change: rerender, load: () => result.current(), unmount, loaded };
}

/** Renders it with its conversation loaded and joined. */
async function renderJoined() {
  const rendered = await renderConversation({ isConnected: false, isOpen: true });
  await rendered.loaded();
  rendered.change({ isConnected: true, isOpen: true });
  await waitFor(() => expect(opened()).toHaveLength(2));
  /** Connects again, and waits until the conversation is loaded again. */
  const connect = async () => {
    const count = opened().length;
    rendered.change({ isConnected: true, isOpen: true });
    await waitFor(() => expect(opened()).toHaveLength(count + 1));
  };
  return {
    ...rendered,
    conversationId: rendered.chat().conversationId!,
    connect,
    disconnect: () => rendered.change({ isConnected: false, isOpen: true }),
  };
}

describe('the conversation', () => {
  it('is loaded once the panel opens, not before', async () => {
    const { change, loaded, chat } = await renderConversation({ isConnected: true, isOpen: false });
    expect(opened()).toHaveLength(0);
    change({ isConnected: true, isOpen: true });
    await loaded();
    expect(opened()).toHaveLength(1);
    expect(chat()).toMatchObject({ isNew: true, hasFailed: false, entries: [] });
  });

  it('is loaded again on each connection after it was loaded', async () => {
    const { connect, disconnect } = await renderJoined();
    disconnect();
    expect(opened()).toHaveLength(2);
    await connect();
    expect(opened()).toHaveLength(3);
  });

  it('reports that it could not be loaded', async () => {
    expectConsoleOutput(/Loading the chat conversation failed/);
    backend.faults.set('openConversation', { status: 500 });
    const { chat, toasts } = await renderConversation({ isConnected: true, isOpen: true });
    await waitFor(() => expect(toasts()).toEqual(['Failed to load chat conversation']));
    expect(chat()).toMatchObject({ hasFailed: true, conversationId: null });
  });

  it('fails silently when the session has ended', async () => {
    expectConsoleOutput(/Loading the chat conversation failed/);
    backend.faults.set('openConversation', { status: 401 });
    const { chat, toasts } = await renderConversation({ isConnected: true, isOpen: true });
    await waitFor(() => expect(chat().hasFailed).toBe(true));
    expect(toasts()).toEqual([]);
  });
});

describe('the members of the conversation', () => {
  it('are joined on each connection', async () => {
    const { connect, disconnect, conversationId, sentOf } = await renderJoined();
    expect(sentOf('join-conversation')).toEqual([conversationId]);
    disconnect();
    await connect();
    expect(sentOf('join-conversation')).toEqual([conversationId, conversationId]);
  });

  it('hear once of each saved message, as soon as there is a connection', async () => {
    const { store, connect, disconnect, conversationId, sentOf, user, chat } = await renderJoined();
    disconnect();
    const entry = newEntry(user, 'Hello');
    act(() => {
      store.dispatch(sendingStarted(entry));
      store.dispatch(sendingSucceeded({ key: entry.key, id: 900, conversationId }));
    });
    expect(sentOf('new-message')).toEqual([]);
    expect(chat().toAnnounce).toHaveLength(1);
    await connect();
    expect(sentOf('new-message')).toEqual([
      {
        id: 900,
        conversationId,
        sender_id: user.id,
        sender_type: 'user',
        sender_name: 'Nikhil Verma',
        message: 'Hello',
        message_type: 'text',
        created_at: entry.sentAt,
      },
    ]);
    expect(chat().toAnnounce).toEqual([]);
  });
});

describe('a received message', () => {
  const message = { id: 900, sender_type: 'admin', sender_name: 'Meera Iyer', message: 'Hi' };

  it('appears, unless it is invalid', async () => {
    const { conversationId, receive, chat } = await renderJoined();
    receive('message-received', { ...message, conversationId });
    receive('message-received', { ...message, conversationId, sender_id: 1 });
    expect(chat().entries).toMatchObject([{ id: 900, senderId: 1, text: 'Hi' }]);
  });

  it('is unread while the chat is minimized, unless the user wrote it elsewhere', async () => {
    const { conversationId, receive, chat, store, user } = await renderJoined();
    act(() => void store.dispatch(panelMinimized()));
    receive('message-received', { ...message, conversationId, sender_id: user.id });
    expect(chat().unreadCount).toBe(0);
    receive('message-received', { ...message, id: 901, conversationId, sender_id: 1 });
    expect(chat().unreadCount).toBe(1);
  });
});
