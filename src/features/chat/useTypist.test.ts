import { EventEmitter } from 'node:events';
import { act, renderHook } from '@testing-library/react';
import type { ChatSocket } from '@/realtime/chatSocket';
import { useTypist } from './useTypist';

const CONVERSATION = 7;
const ME = 2;
const MEERA = 1;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watchTypist() {
  const socket = new EventEmitter();
  const { result, rerender, unmount } = renderHook(
    ({ conversationId }) =>
      useTypist({ socket: socket as unknown as ChatSocket, conversationId, userId: ME }),
    { initialProps: { conversationId: CONVERSATION } },
  );
  const receive = (event: string, payload: object) =>
    act(() => void socket.emit(event, { conversationId: CONVERSATION, ...payload }));
  return {
    socket,
    receive,
    unmount,
    switchTo: (conversationId: number) => rerender({ conversationId }),
    typist: () => result.current,
    typistId: () => result.current?.id ?? null,
    type: (userId: number, isTyping = true) => receive('user-typing', { userId, isTyping }),
    write: (sender_id: number, conversationId = CONVERSATION) =>
      receive('message-received', { id: 9, conversationId, sender_id, message: 'Hello' }),
  };
}

describe('who is typing', () => {
  it('is shown until a stop, or until 2 s have passed', () => {
    const { typistId, type } = watchTypist();
    type(MEERA);
    expect(typistId()).toBe(MEERA);
    type(MEERA, false);
    expect(typistId()).toBeNull();
    type(MEERA);
    act(() => void jest.advanceTimersByTime(1999));
    expect(typistId()).toBe(MEERA);
    act(() => void jest.advanceTimersByTime(1));
    expect(typistId()).toBeNull();
  });

  it('is never the user, who may type on another device', () => {
    const { typistId, type } = watchTypist();
    type(ME);
    expect(typistId()).toBeNull();
  });

  it('has stopped once their message is there', () => {
    const { typistId, type, write } = watchTypist();
    type(MEERA);
    write(MEERA);
    expect(typistId()).toBeNull();
  });

  it.each([
    ['of another conversation', { conversationId: 8, userId: MEERA, isTyping: true }],
    ['without a user', { isTyping: true }],
  ])('ignores an event %s', (_what, payload) => {
    const { typistId, type, receive } = watchTypist();
    receive('user-typing', payload);
    expect(typistId()).toBeNull();
    type(MEERA);
    receive('user-typing', { ...payload, isTyping: false });
    expect(typistId()).toBe(MEERA);
  });

  it('is nobody in the next conversation', () => {
    const { typistId, type, receive, switchTo } = watchTypist();
    type(MEERA);
    switchTo(8);
    expect(typistId()).toBeNull();
    type(MEERA);
    expect(typistId()).toBeNull();
    receive('user-typing', { conversationId: 8, userId: MEERA, isTyping: true });
    expect(typistId()).toBe(MEERA);
  });
});
