/** @jest-environment node */
import { parsePrice } from './price';

describe('a typed price', () => {
  it.each([
    ['4999', 4999],
    ['4999.5', 4999.5],
    ['4999.50', 4999.5],
    [' ₹ 4,999 ', 4999],
    ['10,00,000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['0', 0],
  ])('%p is %p rupees', (text, rupees) => {
    expect(parsePrice(text)).toBe(rupees);
  });

  it.each([
    '',
    'free',
    '-5',
    '4,50',
    '4999.505',
    '1e3',
    '4 999',
    '4999,00',
    '0x10',
    'Infinity',
    '.',
  ])('%p is invalid', (text) => {
    expect(parsePrice(text)).toBeNull();
  });
});
