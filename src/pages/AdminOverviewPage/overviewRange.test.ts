/** @jest-environment node */
import { parseRange, withRange } from './overviewRange';

const addressOf = (search: string) => new URLSearchParams(search);

describe('the range in the URL', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=30', 30],
    ['days=90', 90],
    ['days=all', 'all'],
    ['days=14', 30],
    ['days=ALL', 30],
    ['days=7.0', 30],
  ])('parses %p to %p', (search, range) => {
    expect(parseRange(addressOf(search))).toBe(range);
  });

  it('changes without other parameters, and omits the default', () => {
    expect(withRange(addressOf('x=1'), 7).toString()).toBe('x=1&days=7');
    expect(withRange(addressOf('x=1&days=7'), 'all').toString()).toBe('x=1&days=all');
    expect(withRange(addressOf('x=1&days=7'), 30).toString()).toBe('x=1');
  });
});
