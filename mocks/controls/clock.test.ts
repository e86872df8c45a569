/** @jest-environment node */
import { Clock, formatClock, parseClock, type ClockSetting } from './clock';

const START = Date.parse('2026-03-01T10:00:00Z');
const HOUR_MS = 3_600_000;

/** Creates a clock based on a real one that the test moves. */
function makeClock() {
  let real = START;
  const clock = new Clock(() => new Date(real));
  const pass = (ms: number) => {
    real += ms;
  };
  return { clock, pass, read: () => clock.now().toISOString() };
}

describe('the clock', () => {
  it('follows the real clock until it is set', () => {
    const { pass, read } = makeClock();
    pass(HOUR_MS);
    expect(read()).toBe('2026-03-01T11:00:00.000Z');
  });

  it('stops', () => {
    const { clock, pass, read } = makeClock();
    clock.set({ kind: 'fixed', at: '2025-01-01T00:00:00.000Z' });
    pass(HOUR_MS);
    expect(read()).toBe('2025-01-01T00:00:00.000Z');
  });

  it('runs ahead', () => {
    const { clock, pass, read } = makeClock();
    clock.set({ kind: 'shifted', byMs: 24 * HOUR_MS });
    pass(HOUR_MS);
    expect(read()).toBe('2026-03-02T11:00:00.000Z');
  });

  it('runs faster from when it is set', () => {
    const { clock, pass, read } = makeClock();
    pass(HOUR_MS);
    clock.set({ kind: 'faster', factor: 24 });
    expect(read()).toBe('2026-03-01T11:00:00.000Z');
    pass(HOUR_MS);
    expect(read()).toBe('2026-03-02T11:00:00.000Z');
    clock.set({ kind: 'real' });
    expect(read()).toBe('2026-03-01T12:00:00.000Z');
  });
});

describe('a clock setting', () => {
  it.each<[string, ClockSetting]>([
    ['real', { kind: 'real' }],
    ['+3d', { kind: 'shifted', byMs: 72 * HOUR_MS }],
    ['-90m', { kind: 'shifted', byMs: -1.5 * HOUR_MS }],
    ['+5ms', { kind: 'shifted', byMs: 5 }],
    ['x60', { kind: 'faster', factor: 60 }],
    ['x0.5', { kind: 'faster', factor: 0.5 }],
    ['2026-01-31T09:00:00.000Z', { kind: 'fixed', at: '2026-01-31T09:00:00.000Z' }],
  ])('reads and writes %s', (text, setting) => {
    expect(parseClock(text)).toEqual(setting);
    expect(formatClock(setting)).toBe(text);
  });

  it('reads a day as its midnight in UTC', () => {
    expect(parseClock('2026-01-31')).toEqual({ kind: 'fixed', at: '2026-01-31T00:00:00.000Z' });
  });

  it.each(['', 'tomorrow', '+3', '3d', '+99999999d', 'x0', 'x', 'x1e9', '2026-13-40'])(
    'rejects "%s"',
    (text) => expect(parseClock(text)).toBeNull(),
  );
});
