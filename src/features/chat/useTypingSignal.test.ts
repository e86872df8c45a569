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

  it('ends at once when the input is gone', () => {
    const { send, type, unmount } = startTyping();
    type();
    unmount();
    expect(send.mock.calls).toEqual([[true], [false]]);
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

  it('starts at once after a message, within the second', () => {
    const { send, type, stop } = startTyping();
    type();
    pass(100);
    stop();
    type();
    expect(send.mock.calls).toEqual([[true], [false], [true]]);
  });

  it('is silent when nothing was typed', () => {
    const { send, stop, unmount } = startTyping();
    stop();
    unmount();
    expect(send).not.toHaveBeenCalled();
  });

  it('leaves no timer behind', () => {
    const { type, unmount } = startTyping();
    type();
    type();
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
