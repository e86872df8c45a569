import { act, renderHook } from '@testing-library/react';
import { useTypingSignal } from './useTypingSignal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function startTyping() {
  const send = jest.fn<void, [isTyping: boolean]>();
  const { result, unmount } = renderHook(() => useTypingSignal(send));
  return {
    send,
    unmount,
    type: () => act(() => result.current.signal()),
    stop: () => act(() => result.current.stop()),
  };
}
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

describe('the typing signal', () => {
  it('ends 2 s after the last input', () => {
    const { send, type } = startTyping();
    type();
    pass(900);
    type();
    pass(1999);
    expect(send.mock.calls).toEqual([[true]]);
    pass(1);
    expect(send.mock.calls).toEqual([[true], [false]]);
  });

  it('is repeated each second of typing', () => {
    const { send, type } = startTyping();
    for (let key = 0; key < 9; key += 1) {
      type();
      pass(250);
    }
    expect(send.mock.calls).toEqual([[true], [true], [true]]);
  });

  it('ends once when the message is sent, and starts again at the next input', () => {
    const { send, type, stop } = startTyping();
    type();
    stop();
    expect(send.mock.calls).toEqual([[true], [false]]);
    pass(2000);
    stop();
    expect(send.mock.calls).toEqual([[true], [false]]);
    type();
    expect(send.mock.calls).toEqual([[true], [false], [true]]);
  });
});
