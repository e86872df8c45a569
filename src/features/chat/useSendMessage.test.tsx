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
  it('is saved without the blanks around it, as text, with a key of its conversation', async () => {
    const { send, settled, chat, onSent, user } = await renderSending();
    send(' Hello\n');
    expect(chat().entries).toMatchObject([{ id: null, text: 'Hello', delivery: 'sending' }]);
    await settled('sent');
    expect(saved()).toHaveLength(1);
    expect(chat().entries).toMatchObject([{ id: saved()[0]!.id, senderId: user.id }]);
    expect(onSent).toHaveBeenCalledTimes(1);
    const { body, headers } = requestsOf('sendChatMessage')[0]!.request;
    const { conversationId, entries } = chat();
    const sent = { conversationId, message: 'Hello', messageType: 'text' };
    expect(JSON.parse(body!)).toEqual(sent);
    expect(headers['idempotency-key']).toBe(`${conversationId}-${entries[0]!.key}`);
  });

  it('is not sent if it is blank, without a connection or without a conversation', async () => {
    for (const options of [{ text: ' \n' }, { isConnected: false }, { isLoaded: false }]) {
      const { send, chat } = await renderSending(options);
      send('text' in options ? options.text! : 'Hello');
      expect({ options, entries: chat().entries }).toEqual({ options, entries: [] });
    }
  });

  it('that fails returns to the input', async () => {
    const { chat, toasts, onSent } = await renderFailed(false);
    expect(chat()).toMatchObject({ draft: 'Hello', entries: [{ id: null }] });
    expect(toasts()).toEqual(['Failed to send message']);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('fails when the response has no id, and silently when the session has ended', async () => {
    expectConsoleOutput(/Sending a chat message failed TypeError: The response does not name/);
    expectConsoleOutput(/Sending a chat message failed(?! TypeError)/);
    const { send, settled, toasts } = await renderSending();
    for (const [index, messageData] of [{}, { id: 1.5 }].entries()) {
      server.use(http.post('*/api/chat/message', () => HttpResponse.json({ messageData })));
      send(`Hello ${index}`);
      await settled('failed', index + 1);
    }
    expect(toasts()).toHaveLength(2);
    server.use(http.post('*/api/chat/message', () => HttpResponse.json({}, { status: 401 })));
    send('Hello');
    await settled('failed', 3);
    expect(toasts()).toHaveLength(2);
  });

  it('stays sent when it was found before its response was lost', async () => {
    expectConsoleOutput(/Sending a chat message failed/);
    const { send, settled, store, chat, toasts, onSent, user } = await renderSending();
    const response = holdNextResponse('*/api/chat/message');
    send('Hello');
    await waitFor(() => expect(saved()).toHaveLength(1));
    const conversationId = chat().conversationId!;
    const message = {
      ...{ id: saved()[0]!.id, conversationId, senderId: user.id },
      ...{ isFromCustomer: true, senderName: '', text: 'Hello', sentAt: '' },
    };
    const loaded = { conversationId, messages: [message], isNew: false };
    act(() => void store.dispatch(conversationLoaded(loaded)));
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

  it('does not happen when another text is sent, or that of a sent message', async () => {
    const { send, chat } = await renderFailed(false);
    const shown = () => chat().entries.map(({ text, delivery }) => `${text} ${delivery}`);
    send('Thanks');
    await waitFor(() => expect(shown()).toEqual(['Thanks sent', 'Hello failed']));
    send('Thanks');
    await waitFor(() => expect(shown()).toEqual(['Thanks sent', 'Thanks sent', 'Hello failed']));
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
