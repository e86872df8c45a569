/** @jest-environment node */
import { parseRange, withRange } from './overviewRange';

const addressOf = (search: string) => new URLSearchParams(search);

describe('the range of an address', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=30', 30],
    ['days=90', 90],
    ['days=all', 'all'],
    ['days=14', 30],
    ['days=ALL', 30],
    ['days=7.0', 30],
  ])('of %p is %p', (search, range) => {
    expect(parseRange(addressOf(search))).toBe(range);
  });

  it('changes without the rest of the address, and the default is left out', () => {
    expect(withRange(addressOf('x=1'), 7).toString()).toBe('x=1&days=7');
    expect(withRange(addressOf('x=1&days=7'), 'all').toString()).toBe('x=1&days=all');
    expect(withRange(addressOf('x=1&days=7'), 30).toString()).toBe('x=1');
  });
});
