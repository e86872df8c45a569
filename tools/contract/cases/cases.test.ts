/** @jest-environment node */
import { signPayment, toPaise } from './flows/buyer';
import { matchesSearch } from './listings/listing';
import { projectListing } from './listings/listings';
import { findDisorder } from './listings/order';

describe('the order of a list', () => {
  const find = (values: unknown[], kind: 'text' | 'number' | 'time', direction: 'ASC' | 'DESC') =>
    findDisorder(
      values.map((value) => ({ value })),
      'value',
      kind,
      direction,
    );

  it('compares numbers and numeric strings', () => {
    expect(find([1, '9.00', 10], 'number', 'ASC')).toBeUndefined();
    expect(find(['10.00', 9, 1], 'number', 'DESC')).toBeUndefined();
    expect(find(['10.00', '9.00'], 'number', 'ASC')).toEqual(['10.00', '9.00']);
  });

  it('compares times', () => {
    const times = ['2025-01-01T00:00:00Z', '2025-01-01T00:00:00.500Z'];
    expect(find(times, 'time', 'ASC')).toBeUndefined();
    expect(find(times, 'time', 'DESC')).toEqual(times);
  });

  it('accepts any common collation of strings', () => {
    expect(find(['apple', 'Banana', 'cherry'], 'text', 'ASC')).toBeUndefined();
    expect(find(['Banana', 'apple'], 'text', 'ASC')).toBeUndefined();
    expect(find(['cherry', 'banana'], 'text', 'ASC')).toEqual(['cherry', 'banana']);
  });

  it('ignores null and equal values', () => {
    expect(find([null, 1, null, 1, 2], 'number', 'ASC')).toBeUndefined();
  });
});

describe('a search', () => {
  const project = { title: 'POS – Café till', category: null, technologies: 'React' } as never;

  it('needs all words, in any order, without regard to case and accents', () => {
    const matches = (text: string) => matchesSearch(projectListing, project, text);
    expect(['CAFÉ', 'react cafe', 'till pos'].map(matches)).toEqual([true, true, true]);
    expect(['Angular', 'cafe angular', 'fe'].map(matches)).toEqual([false, false, false]);
  });
});

describe('money and signatures', () => {
  it('convert rupees to paise without floating-point errors', () => {
    expect([toPaise('4999.00'), toPaise(1.15), toPaise('0.07')]).toEqual([499_900, 115, 7]);
  });

  it('sign as the provider does', () => {
    // The output of `printf 'order_1|pay_1' | openssl dgst -sha256 -hmac key`.
    expect(signPayment('key', 'order_1', 'pay_1')).toBe(
      '65219a93f3f6ab8a5f6962209ec83d04e29cd18b30fffd7e1a2aade3a72c199e',
    );
  });
});
