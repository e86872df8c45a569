/** @jest-environment node */
import { parseStoredCart } from './storedCart';

const item = {
  id: 7,
  title: 'Leadwell',
  short_description: 'A CRM',
  base_price: '4999.00',
  category: 'CRM & Sales',
  image: null,
};

describe('the stored cart', () => {
  it('is restored as it was stored', () => {
    expect(parseStoredCart(JSON.stringify([item]))).toEqual([item]);
  });

  it('contains each project once', () => {
    expect(parseStoredCart(JSON.stringify([item, item]))).toHaveLength(1);
  });

  it.each([
    null,
    '',
    'null',
    '{',
    '{}',
    '[{}]',
    '[null]',
    '[{"id":"7","title":"x"}]',
    '[1,2]',
    '"x"',
  ])('is empty when it was corrupted to %p', (text) => {
    expect(parseStoredCart(text)).toEqual([]);
  });
});
