/** @jest-environment node */
import { makeFakeSchedule } from './fakes';
import { EventLine, SOUND_SOCKETS, type SocketFaults } from './socketFaults';
import { formatSocketFaults, parseSocketFaults } from './socketFaultText';

/** A line whose client writes down what arrives. */
function makeLine(faults: Partial<SocketFaults>, seed = 1) {
  const { schedule, advance } = makeFakeSchedule();
  const line = new EventLine(() => ({ ...SOUND_SOCKETS, ...faults }), schedule, seed);
  const heard: number[] = [];
  const send = (...events: number[]) => {
    for (const event of events) line.send(() => heard.push(event));
  };
  return { send, heard, advance };
}

describe('the line of a socket', () => {
  it('sends what it is given', () => {
    const { send, heard } = makeLine({});
    send(1, 2, 3);
    expect(heard).toEqual([1, 2, 3]);
  });

  it('sends late', () => {
    const { send, heard, advance } = makeLine({ delayMs: 500 });
    send(1, 2);
    advance(499);
    expect(heard).toEqual([]);
    advance(1);
    expect(heard).toEqual([1, 2]);
  });

  it('sends twice', () => {
    const { send, heard } = makeLine({ duplicates: true });
    send(1, 2);
    expect(heard).toEqual([1, 1, 2, 2]);
  });

  it('lets events overtake each other, but keeps none back for ever', () => {
    const { send, heard, advance } = makeLine({ reorders: true });
    send(1, 2, 3);
    expect(heard).toEqual([2, 1]);
    advance(1000);
    expect(heard).toEqual([2, 1, 3]);
    advance(1000);
    expect(heard).toEqual([2, 1, 3]);
  });

  it('loses a share of the events, the same for the same seed', () => {
    const many = Array.from({ length: 400 }, (_event, index) => index);
    const first = makeLine({ loses: 0.5 });
    first.send(...many);
    expect(first.heard.length).toBeGreaterThan(150);
    expect(first.heard.length).toBeLessThan(250);
    const second = makeLine({ loses: 0.5 });
    second.send(...many);
    expect(second.heard).toEqual(first.heard);
  });

  it('does all of it at once', () => {
    const { send, heard, advance } = makeLine({ delayMs: 100, duplicates: true, reorders: true });
    send(1, 2);
    advance(100);
    expect(heard).toEqual([2, 2, 1, 1]);
  });
});

describe('the text of bad sockets', () => {
  it.each(['', 'refuse', 'refuse,delay=250,duplicate,reorder,lose=0.1'])('reads "%s"', (text) => {
    if (text) expect(formatSocketFaults(parseSocketFaults(text))).toBe(text);
    else expect(formatSocketFaults(SOUND_SOCKETS)).toBe(text);
  });

  it.each(['explode', 'delay', 'delay=-1', 'delay=999999', 'lose=2', 'refuse,'])(
    'refuses "%s"',
    (text) => expect(() => parseSocketFaults(text)).toThrow(TypeError),
  );
});
