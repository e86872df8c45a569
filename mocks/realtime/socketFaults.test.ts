/** @jest-environment node */
import { makeFakeSchedule } from './fakes';
import { NO_SOCKET_FAULTS, type SocketFaults, SocketSender } from './socketFaults';
import { parseSocketFaults } from './socketFaultText';

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
  it('delivers late', () => {
    const { send, received, advance } = makeSender({ delayMs: 500 });
    send(1, 2);
    advance(499);
    expect(received).toEqual([]);
    advance(1);
    expect(received).toEqual([1, 2]);
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
});

describe('the text of socket faults', () => {
  it.each(['explode', 'delay', 'delay=-1', 'delay=999999', 'lose=2', 'refuse,'])(
    'rejects "%s"',
    (text) => expect(() => parseSocketFaults(text)).toThrow(TypeError),
  );
});
