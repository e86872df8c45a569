/** @jest-environment node */
import { makeFakeSchedule } from './fakes';
import { SocketSender, NO_SOCKET_FAULTS, type SocketFaults } from './socketFaults';
import { formatSocketFaults, parseSocketFaults } from './socketFaultText';

/** Creates a sender whose client records received events. */
function makeSender(faults: Partial<SocketFaults>, seed = 1) {
  const { schedule, advance } = makeFakeSchedule();
  const sender = new SocketSender(() => ({ ...NO_SOCKET_FAULTS, ...faults }), schedule, seed);
  const received: number[] = [];
  const send = (...events: number[]) => {
    for (const event of events) sender.send(() => received.push(event));
  };
  return { send, received, advance };
}

describe('sending to a socket', () => {
  it('delivers events', () => {
    const { send, received } = makeSender({});
    send(1, 2, 3);
    expect(received).toEqual([1, 2, 3]);
  });

  it('delivers late', () => {
    const { send, received, advance } = makeSender({ delayMs: 500 });
    send(1, 2);
    advance(499);
    expect(received).toEqual([]);
    advance(1);
    expect(received).toEqual([1, 2]);
  });

  it('delivers twice', () => {
    const { send, received } = makeSender({ duplicates: true });
    send(1, 2);
    expect(received).toEqual([1, 1, 2, 2]);
  });

  it('reorders events, but holds none back forever', () => {
    const { send, received, advance } = makeSender({ reorders: true });
    send(1, 2, 3);
    expect(received).toEqual([2, 1]);
    advance(1000);
    expect(received).toEqual([2, 1, 3]);
    advance(1000);
    expect(received).toEqual([2, 1, 3]);
  });

  it('loses a share of the events, deterministically by seed', () => {
    const many = Array.from({ length: 400 }, (_event, index) => index);
    const first = makeSender({ loses: 0.5 });
    first.send(...many);
    expect(first.received.length).toBeGreaterThan(150);
    expect(first.received.length).toBeLessThan(250);
    const second = makeSender({ loses: 0.5 });
    second.send(...many);
    expect(second.received).toEqual(first.received);
  });

  it('combines the faults', () => {
    const { send, received, advance } = makeSender({
      delayMs: 100,
      duplicates: true,
      reorders: true,
    });
    send(1, 2);
    advance(100);
    expect(received).toEqual([2, 2, 1, 1]);
  });
});

describe('the text of socket faults', () => {
  it.each(['', 'refuse', 'refuse,delay=250,duplicate,reorder,lose=0.1'])('reads "%s"', (text) => {
    if (text) expect(formatSocketFaults(parseSocketFaults(text))).toBe(text);
    else expect(formatSocketFaults(NO_SOCKET_FAULTS)).toBe(text);
  });

  it.each(['explode', 'delay', 'delay=-1', 'delay=999999', 'lose=2', 'refuse,'])(
    'rejects "%s"',
    (text) => expect(() => parseSocketFaults(text)).toThrow(TypeError),
  );
});
