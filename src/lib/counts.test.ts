/** @jest-environment node */
import { formatCount, parseCount } from './counts';

describe('counts', () => {
  it.each([
    [12, 12],
    ['12', 12],
    [2.9, 2],
    [-1, 0],
    ['', 0],
    ['many', 0],
    [null, 0],
    [undefined, 0],
    [NaN, 0],
    [[3], 0],
  ])('parse %p as %i', (value, expected) => {
    expect(parseCount(value)).toBe(expected);
  });

  it('are grouped as in India', () => {
    expect(formatCount('120000')).toBe('1,20,000');
  });
});
