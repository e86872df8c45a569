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
  const { result } = renderHook(() =>
    useTypist({
      socket: socket as unknown as ChatSocket,
      conversationId: CONVERSATION,
      userId: ME,
    }),
  );
  const receive = (event: string, payload: object) =>
    act(() => void socket.emit(event, { conversationId: CONVERSATION, ...payload }));
  return {
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

  it('keeps typing when another user writes, or in another conversation', () => {
    const { typistId, type, write } = watchTypist();
    type(MEERA);
    write(ME);
    expect(typistId()).toBe(MEERA);
    write(MEERA, 8);
    expect(typistId()).toBe(MEERA);
  });
});
