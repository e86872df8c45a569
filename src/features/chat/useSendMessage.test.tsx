import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeChatStore, requestsOf } from '@/testing/chatStore';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse, loseNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import type { ChatEntry } from './chatLog';
import { conversationLoaded } from './chatSlice';
import { useFetchConversation } from './useFetchConversation';
import { useSendMessage } from './useSendMessage';

beforeEach(() => backend.log.clear());

/** Renders how the new customer sends messages, by default with the loaded conversation. */
async function renderSending({ isConnected = true, isLoaded = true } = {}) {
  const made = await makeChatStore('customer');
  const { user, wrapper, store, chat } = made;
  const onSent = jest.fn();
  const { result } = renderHook(
    () => ({
      ...useSendMessage({ isConnected, user, onSent }),
      fetchConversation: useFetchConversation(),
    }),
    { wrapper },
  );
  if (isLoaded) {
    const loaded = await act(() => result.current.fetchConversation());
    act(() => void store.dispatch(conversationLoaded(loaded)));
  }
  return {
    ...made,
    onSent,
    send: (text: string) => act(() => result.current.send(text)),
    retry: (entry: ChatEntry) => act(() => result.current.retry(entry)),
    /** Waits until every message has this delivery. */
    settled: (delivery: ChatEntry['delivery'], count = 1) =>
      waitFor(() =>
        expect(chat().entries.map((entry) => entry.delivery)).toEqual(
          Array.from({ length: count }, () => delivery),
        ),
      ),
  };
}

const saved = () => backend.store.messages.all().filter(({ text }) => text === 'Hello');

/** Sends a message whose response is lost, with or without its being saved. */
async function renderFailed(isSaved: boolean) {
  expectConsoleOutput(/Sending a chat message failed/);
  const sending = await renderSending();
  if (isSaved) loseNextResponse('*/api/chat/message');
  else backend.faults.set('sendChatMessage', { status: 500, onlyCall: 1 });
  sending.send('Hello');
  await sending.settled('failed');
  return { ...sending, failed: sending.chat().entries[0]! };
}

describe('a message', () => {
  it('is saved without the blanks around it', async () => {
    const { send, settled, chat, onSent, user } = await renderSending();
    send(' Hello\n');
    expect(chat().entries).toMatchObject([{ id: null, text: 'Hello', delivery: 'sending' }]);
    await settled('sent');
    expect(saved()).toHaveLength(1);
    expect(chat().entries).toMatchObject([{ id: saved()[0]!.id, senderId: user.id }]);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('is requested as text, with a key of its conversation', async () => {
    const { send, settled, chat } = await renderSending();
    send('Hello');
    await settled('sent');
    const [call] = requestsOf('sendChatMessage');
    const { conversationId, entries } = chat();
    expect(JSON.parse(call!.request.body!)).toEqual({
      conversationId,
      message: 'Hello',
      messageType: 'text',
    });
    expect(call!.request.headers['idempotency-key']).toBe(`${conversationId}-${entries[0]!.key}`);
  });

  it.each([
    ['that is blank', ' \n', {}],
    ['without a connection', 'Hello', { isConnected: false }],
    ['without a conversation', 'Hello', { isLoaded: false }],
  ])('%s is not sent', async (_what, text, options) => {
    const { send, chat } = await renderSending(options);
    send(text);
    expect(chat().entries).toEqual([]);
  });

  it('that fails returns to the input', async () => {
    const { chat, toasts, onSent } = await renderFailed(false);
    expect(chat()).toMatchObject({ draft: 'Hello', entries: [{ id: null }] });
    expect(toasts()).toEqual(['Failed to send message']);
    expect(onSent).not.toHaveBeenCalled();
  });

  it.each([
    ['no id', { messageData: {} }],
    ['an id that is no integer', { messageData: { id: 1.5 } }],
  ])('fails when the response has %s', async (_what, body) => {
    expectConsoleOutput(/Sending a chat message failed TypeError: The response does not name/);
    server.use(http.post('*/api/chat/message', () => HttpResponse.json(body)));
    const { send, settled } = await renderSending();
    send('Hello');
    await settled('failed');
  });

  it('fails silently when the session has ended', async () => {
    expectConsoleOutput(/Sending a chat message failed/);
    const { send, settled, toasts } = await renderSending();
    backend.faults.set('sendChatMessage', { status: 401 });
    send('Hello');
    await settled('failed');
    expect(toasts()).toEqual([]);
  });

  it('stays sent when it was found before its response was lost', async () => {
    expectConsoleOutput(/Sending a chat message failed/);
    const { send, settled, store, chat, toasts, onSent, user } = await renderSending();
    const response = holdNextResponse('*/api/chat/message');
    send('Hello');
    await waitFor(() => expect(saved()).toHaveLength(1));
    const { conversationId } = chat();
    const message = {
      ...{ id: saved()[0]!.id, conversationId: conversationId!, senderId: user.id },
      ...{ isFromCustomer: true, senderName: '', text: 'Hello', sentAt: '' },
    };
    act(
      () =>
        void store.dispatch(
          conversationLoaded({
            conversationId: conversationId!,
            messages: [message],
            isNew: false,
          }),
        ),
    );
    response.lose();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    await settled('sent');
    expect(toasts()).toEqual([]);
  });
});

describe('another try', () => {
  it('sends a message that was not saved', async () => {
    const { retry, failed, settled, onSent, chat } = await renderFailed(false);
    retry(failed);
    expect(chat()).toMatchObject({ draft: '', entries: [{ delivery: 'sending' }] });
    await settled('sent');
    expect(saved()).toHaveLength(1);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('finds a message that was saved', async () => {
    const { retry, failed, settled, onSent } = await renderFailed(true);
    retry(failed);
    await settled('sent');
    expect(requestsOf('sendChatMessage')).toHaveLength(1);
    expect(saved()).toHaveLength(1);
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  });

  it('happens when the same text is sent again', async () => {
    const { send, settled } = await renderFailed(false);
    send('Hello ');
    await settled('sent');
    expect(saved()).toHaveLength(1);
  });

  it('does not happen when another text is sent', async () => {
    const { send, chat } = await renderFailed(false);
    send('Thanks');
    await waitFor(() =>
      expect(chat().entries[0]).toMatchObject({ text: 'Thanks', delivery: 'sent' }),
    );
    expect(chat().entries).toMatchObject([{ text: 'Thanks' }, { delivery: 'failed' }]);
  });

  it('does not happen when the text of a sent message is sent again', async () => {
    const { send, settled } = await renderSending();
    send('Hello');
    await settled('sent');
    send('Hello');
    await settled('sent', 2);
    expect(saved()).toHaveLength(2);
  });

  it('fails when nothing can tell whether the message was saved', async () => {
    expectConsoleOutput(/Looking for a message failed/);
    const { retry, failed, settled, toasts, onSent, chat } = await renderFailed(true);
    backend.faults.set('openConversation', { status: 500 });
    retry(failed);
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await settled('failed');
    expect(chat().draft).toBe('Hello');
    expect(saved()).toHaveLength(1);
    expect(onSent).not.toHaveBeenCalled();
  });
});
