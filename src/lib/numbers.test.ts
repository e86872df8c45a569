/** @jest-environment node */
import fc from 'fast-check';
import { holdsFor } from '@/testing/property';
import { countOf, formatAverage, formatCount, formatDecimal } from './numbers';

describe('decimals', () => {
  it.each([
    [0, 2, '0.00'],
    [999, 0, '999'],
    [1000, 0, '1,000'],
    [99999.5, 0, '1,00,000'],
    [149999, 2, '1,49,999.00'],
    [123456789, 0, '12,34,56,789'],
    [4.35, 1, '4.4'],
    [0.05, 2, '0.05'],
    [-1234.5, 2, '-1,234.50'],
    [-0, 2, '0.00'],
    [1e-7, 2, '0.00'],
    [1e21, 0, '1,00,00,00,00,00,00,00,00,00,000'],
  ])('format %d with %i fraction digits as %s', (value, digits, text) => {
    expect(formatDecimal(value, digits)).toBe(text);
  });

  it.each([0, 1, 2])('with %i fraction digits are what Intl returns', (digits) => {
    const intl = new Intl.NumberFormat('en-IN', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((amount) => amount / 1000);
    const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
    holdsFor(fc.oneof(thousandths, anyNumber), (value) => {
      // Intl writes -0 with a sign.
      expect(formatDecimal(value, digits)).toBe(intl.format(value === 0 ? 0 : value));
    });
  });
});

it('a count is grouped as in India, and one that is no number is not shown', () => {
  expect(formatCount(120_000)).toBe('1,20,000');
  expect(() => formatCount(Number.NaN)).toThrow(RangeError);
});

it.each([
  [0, '0 sales'],
  [1, '1 sale'],
  [120_000, '1,20,000 sales'],
])('countOf formats %p as %p', (value, text) => {
  expect(countOf(value, 'sale')).toBe(text);
});

it('formats an average with one decimal', () => {
  expect(formatAverage(4.56)).toBe('4.6');
  expect(formatAverage(5)).toBe('5.0');
});
