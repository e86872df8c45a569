import { useState } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { post, tokenOf } from '@mocks/contract/client';
import { makeChatSocket, makeChatStore, requestsOf } from '@/testing/chatStore';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse, loseNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import type { ChatEntry } from './chatLog';
import { useStaffConversation } from './useStaffConversation';

/** Opens a conversation of the new customer. */
async function openConversation(): Promise<number> {
  const token = await tokenOf('new@example.com');
  const answer = await post<{ conversationId: number }>('/api/chat/conversation', {}, token);
  return answer.conversationId;
}

/** The messages of a conversation, as the backend responds. */
const rowsOf = (conversationId: number) =>
  backend.store.messages.where('conversationId', conversationId).map((row) => ({
    id: row.id,
    sender_id: row.senderId,
    sender_type: 'admin',
    sender_name: 'Meera Iyer',
    message: row.text,
    created_at: row.createdAt,
  }));

type State = { messages: unknown; isConnected: boolean; conversationId: number };

async function renderStaff({ hasSocket = true } = {}) {
  const conversationId = await openConversation();
  const made = await makeChatStore('admin');
  const { user, wrapper } = made;
  const fake = makeChatSocket();
  const onFound = jest.fn<void, [text: string]>();
  const found = new Map<string, number>();
  const reload = jest.fn(async (): Promise<unknown> => rowsOf(conversationId));
  const socket = hasSocket ? fake.socket : null;
  const initialState: State = { messages: [], isConnected: true, conversationId };
  const { result, rerender, unmount } = renderHook(
    (state: State) => {
      const log = useState<readonly ChatEntry[]>([]);
      return useStaffConversation({ ...state, log, found, reload, onFound, socket, user });
    },
    { wrapper, initialProps: initialState },
  );
  const deliveries = () => result.current.entries.map(({ text, delivery }) => [text, delivery]);
  return {
    ...made,
    ...fake,
    conversationId,
    onFound,
    reload,
    unmount,
    entries: () => result.current.entries,
    deliveries,
    send: (text: string) => act(() => result.current.send(text)),
    retry: (entry: ChatEntry) => act(() => result.current.retry(entry)),
    startSending: (text: string) => {
      let sending = Promise.resolve(false);
      act(() => void (sending = result.current.send(text)));
      return () => act(() => sending);
    },
    change: (state: Partial<State>) => rerender({ ...initialState, ...state }),
  };
}

const saved = () => backend.store.messages.all().filter(({ text }) => text === 'Yes?');

/** Sends a reply whose response is lost, with or without its being saved. */
async function renderFailed(isSaved: boolean, options?: { hasSocket: boolean }) {
  expectConsoleOutput(/Sending a chat message failed/);
  const staff = await renderStaff(options);
  if (isSaved) loseNextResponse('*/api/chat/message');
  else backend.faults.set('sendChatMessage', { status: 500, onlyCall: 1 });
  expect(await staff.send('Yes?')).toBe(false);
  expect(staff.deliveries()).toEqual([['Yes?', 'failed']]);
  expect(staff.toasts()).toEqual(['Failed to send message']);
  return { ...staff, failed: staff.entries()[0]! };
}

describe('the conversation of a customer', () => {
  it('has the messages of the response, and those that arrive', async () => {
    const { change, receive, entries, conversationId } = await renderStaff();
    const row = { sender_id: 1, sender_name: 'Meera Iyer' };
    change({ messages: [{ ...row, id: 5, message: 'Hi' }, { message: 'invalid' }] });
    receive('message-received', { ...row, id: 6, conversationId, message: 'There?' });
    receive('message-received', { ...row, id: 7, conversationId: 999, message: 'Elsewhere' });
    receive('message-received', { ...row, conversationId, message: 'invalid' });
    receive('message-received', null);
    expect(entries().map(({ id, text }) => [id, text])).toEqual([
      [5, 'Hi'],
      [6, 'There?'],
    ]);
  });

  it('keeps a message that arrived before the response has it', async () => {
    const { change, receive, entries, conversationId } = await renderStaff();
    receive('message-received', { id: 6, conversationId, sender_id: 1, message: 'There?' });
    change({ messages: [{ id: 5, sender_id: 1, message: 'Hi' }] });
    change({ messages: [] });
    expect(entries().map(({ id }) => id)).toEqual([5, 6]);
  });

  it('is joined on each connection, and of no interest once it is closed', async () => {
    const { change, sent, conversationId, listenedTo, unmount } = await renderStaff();
    change({ isConnected: false });
    expect(sent).toEqual([['join-conversation', conversationId]]);
    change({});
    expect(sent).toHaveLength(2);
    change({ conversationId: 999 });
    expect(sent.at(-1)).toEqual(['join-conversation', 999]);
    expect(listenedTo()).toEqual(['message-received']);
    unmount();
    expect(listenedTo()).toEqual([]);
  });
});

describe('a reply', () => {
  it('is shown at once, saved without blanks and announced', async () => {
    const { startSending, deliveries, entries, sentOf, conversationId, user } = await renderStaff();
    const finish = startSending(' Yes?\n');
    expect(deliveries()).toEqual([['Yes?', 'sending']]);
    const [{ sentAt }] = entries() as [ChatEntry];
    expect(await finish()).toBe(true);
    expect(deliveries()).toEqual([['Yes?', 'sent']]);
    expect(saved()).toHaveLength(1);
    const message = { id: saved()[0]!.id, conversationId, message: 'Yes?' };
    const sender = { sender_id: user.id, sender_type: 'admin', sender_name: 'Meera Iyer' };
    expect(sentOf('new-message')).toEqual([
      { ...message, ...sender, message_type: 'text', created_at: sentAt },
    ]);
  });

  it('is saved without a socket, too, but not if it is blank', async () => {
    const { send, deliveries, listenedTo } = await renderStaff({ hasSocket: false });
    expect(listenedTo()).toEqual([]);
    expect(await send(' \n')).toBe(false);
    expect(deliveries()).toEqual([]);
    expect(await send('Yes?')).toBe(true);
    expect(deliveries()).toEqual([['Yes?', 'sent']]);
  });

  it('that was found before its response is announced once', async () => {
    const { startSending, change, deliveries, sentOf, onFound, conversationId } =
      await renderStaff();
    const response = holdNextResponse('*/api/chat/message');
    const finish = startSending('Yes?');
    await waitFor(() => expect(saved()).toHaveLength(1));
    change({ messages: rowsOf(conversationId) });
    expect(onFound.mock.calls).toEqual([['Yes?']]);
    response.arrive();
    expect(await finish()).toBe(true);
    expect(deliveries()).toEqual([['Yes?', 'sent']]);
    const { id, createdAt } = saved()[0]!;
    expect(sentOf('new-message')).toMatchObject([{ id, conversationId, created_at: createdAt }]);
  });

  it('that was found before its response was lost stays sent', async () => {
    expectConsoleOutput(/Sending a chat message failed/);
    const { startSending, change, deliveries, toasts, conversationId } = await renderStaff({
      hasSocket: false,
    });
    const response = holdNextResponse('*/api/chat/message');
    const finish = startSending('Yes?');
    await waitFor(() => expect(saved()).toHaveLength(1));
    change({ messages: rowsOf(conversationId) });
    response.lose();
    expect(await finish()).toBe(true);
    expect(deliveries()).toEqual([['Yes?', 'sent']]);
    expect(toasts()).toEqual([]);
  });
});

describe('another try of a reply', () => {
  it('saves it once it is known not to be saved', async () => {
    const { retry, failed, deliveries, reload, sentOf } = await renderFailed(false);
    expect(sentOf('new-message')).toEqual([]);
    expect(await retry(failed)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(deliveries()).toEqual([['Yes?', 'sent']]);
    expect(saved()).toHaveLength(1);
    expect(sentOf('new-message')).toHaveLength(1);
  });

  it('saves it no more once it is known to be saved', async () => {
    const { retry, failed, change, deliveries, conversationId } = await renderFailed(true);
    backend.log.clear();
    expect(await retry(failed)).toBe(true);
    expect(requestsOf('sendChatMessage')).toEqual([]);
    expect(deliveries()).toEqual([['Yes?', 'sending']]);
    change({ messages: rowsOf(conversationId) });
    expect(deliveries()).toEqual([['Yes?', 'sent']]);
    expect(saved()).toHaveLength(1);
  });

  it('happens when the same text is sent', async () => {
    const { send, deliveries, reload } = await renderFailed(false);
    expect(await send('Yes? ')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(deliveries()).toEqual([['Yes?', 'sent']]);
  });

  it('does not happen when another text is sent, or that of a sent reply', async () => {
    const { send, deliveries, reload } = await renderFailed(false);
    for (const count of [1, 2]) {
      expect(await send('No.')).toBe(true);
      const sent = Array.from({ length: count }, () => ['No.', 'sent']);
      expect(deliveries()).toEqual([...sent, ['Yes?', 'failed']]);
    }
    expect(reload).not.toHaveBeenCalled();
  });

  it('fails when nothing can tell whether it was saved', async () => {
    const { retry, failed, deliveries, reload, toasts } = await renderFailed(true);
    reload.mockRejectedValueOnce({ status: 500 });
    expect(await retry(failed)).toBe(false);
    expect(deliveries()).toEqual([['Yes?', 'failed']]);
    expect(toasts()).toEqual(['Failed to send message', 'Failed to send message']);
    expect(saved()).toHaveLength(1);
  });
});
