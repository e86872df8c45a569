import { act, render, renderHook, screen } from '@testing-library/react';
import { asha } from '@/testing/asha';
import { makeChatSocket } from '@/testing/chatStore';
import { TypingIndicator, useTyping } from './TypingIndicator';

const MEERA = 1;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the indicator tells who is typing, to staff also that a colleague is', () => {
  const meera = { id: MEERA, name: 'Meera Iyer' };
  const rows = [
    ['', null, undefined],
    ['Meera Iyer is typing…', meera, undefined],
    ['Asha Rao is typing…', { id: 2, name: 'Asha Rao' }, 2],
    ['Meera Iyer is answering too…', meera, 2],
  ] as const;
  for (const [text, typist, customerId] of rows) {
    const { unmount } = render(
      <TypingIndicator typist={typist} {...(customerId !== undefined && { customerId })} />,
    );
    expect(screen.getByRole('status').textContent).toBe(text);
    unmount();
  }
});

function renderTyping() {
  const { socket, receive, sentOf, setConnected } = makeChatSocket();
  const { result, rerender } = renderHook(
    (conversationId: number) => useTyping({ socket, conversationId, user: asha }),
    { initialProps: 7 },
  );
  return {
    receive,
    setConnected,
    pass: (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds)),
    switchTo: rerender,
    typistId: () => result.current.typist?.id ?? null,
    follow: (payload: object) =>
      receive('user-typing', {
        ...{ conversationId: 7, userId: MEERA, userName: 'Meera Iyer', isTyping: true },
        ...payload,
      }),
    type: () => act(() => result.current.signal()),
    stop: () => act(() => result.current.stop()),
    told: () => sentOf('typing').map((event) => (event as { isTyping: boolean }).isTyping),
  };
}

describe('who is typing', () => {
  it('is shown until a stop, their message, or until 2 s have passed', () => {
    const { typistId, follow, receive, pass } = renderTyping();
    const ends = [
      () => follow({ isTyping: false }),
      () =>
        receive('message-received', {
          ...{ id: 9, conversationId: 7, sender_id: MEERA },
          ...{ message: 'Hi', message_type: 'text' },
        }),
      () => pass(1),
    ];
    for (const [index, end] of ends.entries()) {
      follow({});
      pass(1999);
      expect({ index, id: typistId() }).toEqual({ index, id: MEERA });
      end();
      expect({ index, id: typistId() }).toEqual({ index, id: null });
    }
  });

  it('is never the user, nor somebody of another conversation, nor nobody', () => {
    const { typistId, follow, switchTo } = renderTyping();
    const ignored = [{ userId: asha.id }, { conversationId: 8 }, { userId: undefined }];
    for (const payload of ignored) follow(payload);
    expect(typistId()).toBeNull();
    follow({});
    for (const payload of ignored) follow({ ...payload, isTyping: false });
    expect(typistId()).toBe(MEERA);
    switchTo(8);
    expect(typistId()).toBeNull();
    follow({ conversationId: 8 });
    expect(typistId()).toBe(MEERA);
  });
});

describe('the user’s own typing', () => {
  it('is told again each second, and ends 2 s after the last input', () => {
    const { type, pass, told } = renderTyping();
    for (let key = 0; key < 9; key += 1) {
      type();
      pass(250);
    }
    expect(told()).toEqual([true, true, true]);
    pass(1749);
    expect(told()).toHaveLength(3);
    pass(1);
    expect(told()).toEqual([true, true, true, false]);
  });

  it('ends once when the message is sent, and is not told without a connection', () => {
    const { type, pass, stop, told, setConnected } = renderTyping();
    type();
    stop();
    pass(2000);
    stop();
    expect(told()).toEqual([true, false]);
    setConnected(false);
    type();
    expect(told()).toEqual([true, false]);
  });
});
