import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ChatMessage } from '@/api/chatApi';
import { makeChatSocket, makeChatStore, requestsOf } from '@/testing/chatStore';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse, loseNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import { post, tokenOf } from '@mocks/contract/client';
import { readMessage } from './chatMessage';
import { conversationLoaded, makeLog } from './conversationLog';
import { useConversation } from './useConversation';

/** The messages of a conversation, as the backend sends them. */
const rowsOf = (conversationId: number): ChatMessage[] =>
  backend.store.messages.where('conversationId', conversationId).map((row) => ({
    id: row.id,
    conversationId,
    message_type: 'text',
    sender_id: row.senderId,
    sender_type: row.senderType,
    sender_name: row.senderName,
    message: row.text,
    created_at: row.createdAt,
  }));

type State = { isConnected?: boolean; conversationId?: number };

/** Renders the new customer's conversation for the customer or for staff. */
async function renderConversation(as: 'customer' | 'admin' = 'customer', initial: State = {}) {
  const token = await tokenOf('new@example.com');
  const { conversationId } = await post<{ conversationId: number }>(
    '/api/chat/conversation',
    {},
    token,
  );
  const made = await makeChatStore(as);
  const { user, wrapper } = made;
  const fake = makeChatSocket();
  const log = makeLog(conversationId);
  const onSent = jest.fn();
  const load = () => {
    const messages = rowsOf(conversationId).map(readMessage);
    act(() => void log.dispatch(conversationLoaded({ conversationId, messages })));
  };
  const reload = jest.fn(async () => load());
  const { result, rerender, unmount } = renderHook(
    ({ isConnected = true }: State) =>
      useConversation({ log, reload, socket: fake.socket, isConnected, user, onSent }),
    { wrapper, initialProps: initial },
  );
  backend.log.clear();
  const shown = () => result.current.entries.map(({ text, delivery }) => `${text} ${delivery}`);
  return {
    ...made,
    ...fake,
    ...{ conversationId, log, load, reload, onSent, unmount, shown, result },
    connect: (isConnected: boolean) => {
      fake.setConnected(isConnected);
      rerender({ isConnected });
    },
    send: (text: string) => act(() => result.current.send(text)),
    retry: () =>
      act(() => {
        const failed = result.current.entries.find(({ delivery }) => delivery === 'failed');
        result.current.retry(failed!);
      }),
    become: (...expected: string[]) => waitFor(() => expect(shown()).toEqual(expected)),
    stored: () => backend.store.messages.all().filter(({ text }) => text === 'Hello'),
  };
}

/** Sends a message whose response is lost, with or without its being stored. */
async function renderFailed(isStored: boolean) {
  expectConsoleOutput(/Sending a chat message failed/);
  const conversation = await renderConversation();
  if (isStored) loseNextResponse('*/api/chat/message');
  else backend.faults.set('sendChatMessage', { status: 500, lastCall: 1 });
  conversation.send('Hello');
  await conversation.become('Hello failed');
  await waitFor(() => expect(conversation.toasts()).toEqual(['Failed to send message']));
  expect(conversation.result.current.draft).toBe('Hello');
  expect(conversation.onSent).not.toHaveBeenCalled();
  expect(conversation.sentOf('new-message')).toEqual([]);
  return conversation;
}

it('the conversation is joined on each connection, and its valid messages arrive', async () => {
  const { connect, sent, receive, shown, conversationId, listenedTo, unmount } =
    await renderConversation();
  connect(false);
  expect(sent).toEqual([['join-conversation', conversationId]]);
  connect(true);
  expect(sent).toHaveLength(2);
  const row = { id: 900, conversationId, sender_id: 1, message: 'Hi', message_type: 'text' };
  for (const value of [row, { ...row, id: 'x' }, null, row]) receive('message-received', value);
  expect(shown()).toEqual(['Hi sent']);
  unmount();
  expect(listenedTo()).toEqual([]);
});

describe('a message', () => {
  it('is stored without the blanks around it, with a key of its conversation, and announced', async () => {
    for (const as of ['customer', 'admin'] as const) {
      const { send, shown, become, onSent, sentOf, conversationId, user, result, stored } =
        await renderConversation(as);
      send(' Hello\n');
      expect(shown()).toEqual(['Hello sending']);
      const [{ key, sentAt }] = result.current.entries as [(typeof result.current.entries)[0]];
      await become('Hello sent');
      await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
      const { body, headers } = requestsOf('sendChatMessage')[0]!.request;
      const message = { conversationId, message: 'Hello' };
      expect(JSON.parse(body!)).toEqual({ ...message, messageType: 'text' });
      expect(headers['idempotency-key']).toBe(`${conversationId}-${key}`);
      expect(sentOf('new-message')).toEqual([
        {
          ...message,
          ...{ id: stored().at(-1)!.id, message_type: 'text', created_at: sentAt },
          ...{ sender_id: user.id, sender_name: user.name },
          sender_type: as === 'admin' ? 'admin' : 'user',
        },
      ]);
      backend.store.messages.remove(stored().at(-1)!.id);
    }
  });

  it('that was to be sent too early is sent once, unless it was changed', async () => {
    const { connect, result, become, shown } = await renderConversation('customer', {
      isConnected: false,
    });
    const queue = (text: string) => {
      act(() => result.current.changeDraft(text));
      act(() => result.current.queue());
    };
    queue('Hello');
    expect([result.current.isQueued, shown()]).toEqual([true, []]);
    connect(true);
    await become('Hello sent');
    connect(false);
    queue('Hello');
    act(() => result.current.changeDraft('Hello, I'));
    connect(true);
    await become('Hello sent');
    expect(result.current.draft).toBe('Hello, I');
  });

  it('is not sent if it is blank, or without a connection', async () => {
    for (const [isConnected, text] of [
      [true, ' \n'],
      [false, 'Hello'],
    ] as const) {
      const { send, shown } = await renderConversation('customer', { isConnected });
      send(text);
      expect({ text, shown: shown() }).toEqual({ text, shown: [] });
    }
  });

  it('fails when the response has no id, and silently when the session has ended', async () => {
    expectConsoleOutput(/Sending a chat message failed/);
    const { send, become, toasts } = await renderConversation();
    server.use(http.post('*/api/chat/message', () => HttpResponse.json({ messageData: {} })));
    send('Hello');
    await become('Hello failed');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    server.use(http.post('*/api/chat/message', () => HttpResponse.json({}, { status: 401 })));
    send('Bye');
    await become('Hello failed', 'Bye failed');
    expect(toasts()).toHaveLength(1);
  });

  it('that is found before its response stays sent even if that is lost, and is announced once', async () => {
    expectConsoleOutput(/Sending a chat message failed/);
    for (const end of ['arrive', 'lose'] as const) {
      const { send, stored, load, shown, toasts, onSent, sentOf } = await renderConversation();
      const response = holdNextResponse('*/api/chat/message');
      send('Hello');
      await waitFor(() => expect(stored()).toHaveLength(1));
      load();
      expect(shown()).toEqual(['Hello sent']);
      response[end]();
      await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
      expect(shown()).toEqual(['Hello sent']);
      expect(toasts()).toEqual([]);
      expect(sentOf('new-message')).toMatchObject([{ id: stored()[0]!.id }]);
      backend.store.messages.remove(stored()[0]!.id);
    }
  });

  it('is announced as soon as there is a connection', async () => {
    const { send, become, connect, sentOf } = await renderConversation();
    const response = holdNextResponse('*/api/chat/message');
    send('Hello');
    connect(false);
    response.arrive();
    await become('Hello sent');
    expect(sentOf('new-message')).toEqual([]);
    connect(true);
    expect(sentOf('new-message')).toHaveLength(1);
  });

  it('that outlasts what shows the conversation is announced, too', async () => {
    const { send, stored, unmount, sentOf } = await renderConversation('admin');
    const response = holdNextResponse('*/api/chat/message');
    send('Hello');
    await waitFor(() => expect(stored()).toHaveLength(1));
    unmount();
    response.arrive();
    await waitFor(() => expect(sentOf('new-message')).toHaveLength(1));
  });
});

describe('another try', () => {
  it('stores a message once, whether or not it was stored, also when the same text is sent', async () => {
    for (const isStored of [true, false]) {
      for (const again of ['retry', 'send'] as const) {
        const { reload, become, stored, onSent, sentOf, result, ...actions } =
          await renderFailed(isStored);
        actions[again]('Hello ');
        expect(result.current.draft).toBe('');
        await become('Hello sent');
        await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
        expect(reload).toHaveBeenCalledTimes(1);
        expect(stored()).toHaveLength(1);
        expect(sentOf('new-message')).toHaveLength(1);
        const count = requestsOf('sendChatMessage').length;
        expect({ isStored, again, count }).toEqual({ isStored, again, count: isStored ? 1 : 2 });
        backend.store.messages.remove(stored()[0]!.id);
        backend.faults.clear();
      }
    }
  });

  it('does not happen when another text is sent, or that of a sent message', async () => {
    const { send, become, reload } = await renderFailed(false);
    send('Thanks');
    await become('Thanks sent', 'Hello failed');
    send('Thanks');
    await become('Thanks sent', 'Thanks sent', 'Hello failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('fails when nothing can tell whether the message was stored', async () => {
    expectConsoleOutput(/Looking for a message failed/);
    const { retry, reload, become, toasts, stored, onSent, result } = await renderFailed(true);
    reload.mockRejectedValueOnce({ status: 500 });
    retry();
    await become('Hello sending');
    await become('Hello failed');
    expect(toasts()).toEqual(['Failed to send message']);
    expect(result.current.draft).toBe('Hello');
    expect(stored()).toHaveLength(1);
    expect(onSent).not.toHaveBeenCalled();
  });
});
