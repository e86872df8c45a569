/** @jest-environment node */
import { parseStoredCart } from '@/features/cart';
import { parseStoredCheckout } from '@/features/checkout';
import { parseStoredFavourites } from '@/features/favourites';
import { parseUnverifiedPayments } from '@/features/purchase';
import { holdsFor, storedTexts } from '@/testing/property';
import { parseStoredToken } from './persistence';

const NAMES = ['id', 'title', 'base_price', 'userId', 'steps', 'projectId', 'outcome', 'text'];
const PAYMENT_NAMES = ['orderId', 'paymentId', 'signature', 'isRefused'];
const texts = storedTexts([...NAMES, ...PAYMENT_NAMES]);

const parsers: [string, (text: string) => unknown][] = [
  ['cart', parseStoredCart],
  ['checkout', parseStoredCheckout],
  ['favourites', parseStoredFavourites],
  ['unverified payments', parseUnverifiedPayments],
];

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).userId).toBeUndefined();
});

describe.each(parsers)('a stored %s', (_name, parse) => {
  it('can be any text, and what was read from it reads the same again', () => {
    holdsFor(texts, (text) => {
      const value = parse(text);
      expect(parse(JSON.stringify(value))).toEqual(value);
    });
  });

  it('never changes a prototype', () => {
    parse('{"__proto__":{"userId":1},"userId":1,"steps":[{"__proto__":{"outcome":"paid"}}]}');
    parse(
      '[{"__proto__":{"userId":1},"id":1,"title":"x"},{"constructor":{"prototype":{"userId":1}}}]',
    );
  });
});

test('a stored token is one printable word or missing', () => {
  holdsFor(texts, (text) => {
    const token = parseStoredToken(text);
    expect(token === null || /^[\x21-\x7e]+$/.test(token)).toBe(true);
  });
});
