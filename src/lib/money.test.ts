/** @jest-environment node */
import { formatRupees, formatWholeRupees, parseRupees, sumRupees, toPaise } from './money';

describe('money', () => {
  it.each([
    [4999, 4999],
    ['4999.50', 4999.5],
    [0.1 + 0.2, 0.3],
    ['', 0],
    ['free', 0],
    [null, 0],
    [undefined, 0],
    [Number.NaN, 0],
    [Infinity, 0],
    [true, 0],
  ])('parses %p as %p rupees', (value, rupees) => {
    expect(parseRupees(value)).toBe(rupees);
  });

  it('converts rupees to whole paise without rounding errors', () => {
    expect(toPaise(1.15)).toBe(115);
    expect(toPaise(8.2)).toBe(820);
  });

  it('sums exactly', () => {
    expect(sumRupees([0.1, 0.2, 0.3])).toBe(0.6);
    expect(sumRupees([])).toBe(0);
  });

  it('formats rupees as in India', () => {
    expect(formatRupees(149999)).toBe('₹1,49,999.00');
    expect(formatWholeRupees(1234.5)).toBe('₹1,235');
    expect(formatRupees(0)).toBe('₹0.00');
    expect(formatRupees(-99.5)).toBe('-₹99.50');
  });
});
