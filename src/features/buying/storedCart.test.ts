/** @jest-environment node */
import { parseStoredCart } from './cartSlice';

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

  it('contains each project once, as it was stored last', () => {
    const dearer = { ...item, base_price: '5999.00' };
    const other = { ...item, id: 8 };
    expect(parseStoredCart(JSON.stringify([item, other, dearer]))).toEqual([dearer, other]);
  });

  it('is restored with a price that is a number', () => {
    const [restored] = parseStoredCart(JSON.stringify([{ ...item, base_price: 4999 }]));
    expect(restored?.base_price).toBe(4999);
  });

  it('has no price where none was stored', () => {
    const [restored] = parseStoredCart(JSON.stringify([{ ...item, base_price: null }]));
    expect(restored?.base_price).toBe(0);
  });

  it('leaves out what is not text, and empty texts where there may be none', () => {
    const stored = { ...item, short_description: 5, category: '', image: {} };
    expect(parseStoredCart(JSON.stringify([stored]))).toEqual([
      { ...item, short_description: '', category: null, image: null },
    ]);
  });

  it('is empty when a single item is damaged', () => {
    expect(parseStoredCart(JSON.stringify([item, { ...item, id: 8, title: '' }]))).toEqual([]);
    expect(parseStoredCart(JSON.stringify([item, { ...item, id: 8.5 }]))).toEqual([]);
  });

  it('is restored up to 200,000 characters, and empty above', () => {
    const [start, end] = JSON.stringify([{ ...item, short_description: '~' }]).split('~');
    const ofLength = (length: number) =>
      `${start}${'x'.repeat(length - start!.length - end!.length)}${end}`;
    expect(parseStoredCart(ofLength(200_000))).toHaveLength(1);
    expect(parseStoredCart(ofLength(200_001))).toEqual([]);
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
