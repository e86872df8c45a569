import { splitTax } from './invoice';

describe('the GST in a price', () => {
  it('is halved between centre and state within the state of the seller', () => {
    expect(splitTax(499_900, 18, true)).toEqual({
      taxable: 423_644,
      taxes: [
        { name: 'CGST', rate: 9, paise: 38_128 },
        { name: 'SGST', rate: 9, paise: 38_128 },
      ],
    });
  });

  it('is one integrated tax to another state', () => {
    expect(splitTax(118_00, 18, false)).toEqual({
      taxable: 100_00,
      taxes: [{ name: 'IGST', rate: 18, paise: 18_00 }],
    });
  });

  it.each([0, 1, 2, 99, 100, 101, 4_999_99, 12_345_67])('adds up for %i paise', (total) => {
    for (const isWithinState of [true, false]) {
      const { taxable, taxes } = splitTax(total, 18, isWithinState);
      expect(taxes.reduce((sum, { paise }) => sum + paise, taxable)).toBe(total);
    }
  });
});
