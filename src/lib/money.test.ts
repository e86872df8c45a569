/** @jest-environment node */
import {
  formatExactRupees,
  formatRupees,
  formatWholeRupees,
  parseRupees,
  parseTypedRupees,
  sumRupees,
  toPaise,
} from './money';

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
    expect([1234, 1234.5].map(formatExactRupees)).toEqual(['₹1,234', '₹1,234.50']);
    expect(formatRupees(0)).toBe('₹0.00');
    expect(formatRupees(-99.5)).toBe('-₹99.50');
  });
});

it('reads rupees as people type and paste them, with at most two decimals', () => {
  for (const [text, rupees] of [
    ['4999', 4999],
    ['4999.5', 4999.5],
    [' ₹ 4,999.50 ', 4999.5],
    ['4 999', 4999],
    ['₹ 12,34,567.00', 1_234_567],
    ['Rs. 1,24,999/-', 124_999],
    ['INR 4999', 4999],
    ['10,00,000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['0', 0],
    ['', null],
    ['free', null],
    ['-5', null],
    ['4,50', null],
    ['4999.505', null],
    ['1e3', null],
    ['49 99', null],
    ['5k', null],
    ['4999,00', null],
    ['0x10', null],
    ['Infinity', null],
    ['.', null],
  ] as const) {
    expect([text, parseTypedRupees(text)]).toEqual([text, rupees]);
  }
});
