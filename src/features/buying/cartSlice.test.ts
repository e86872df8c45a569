/** @jest-environment node */
import {
  type CartItem,
  cartReducer,
  itemAdded,
  itemRemoved,
  itemsRestored,
  priceAccepted,
  storedCart,
} from './cartSlice';

const item = (id: number, base_price = 4999): CartItem => ({
  id,
  title: `Project ${id}`,
  short_description: 'A CRM',
  base_price,
  category: null,
  image: null,
});
const cart = { items: [item(4), item(5), item(6)] };
const ids = ({ items }: typeof cart) => items.map(({ id }) => id);

it('has each project once, as it was added first', () => {
  expect(cartReducer(cart, itemAdded(item(5, 1)))).toBe(cart);
  expect(ids(cartReducer(cart, itemAdded(item(7))))).toEqual([4, 5, 6, 7]);
});

it('keeps the other projects when one is removed', () => {
  expect(ids(cartReducer(cart, itemRemoved(5)))).toEqual([4, 6]);
});

it('gets removed projects back at their places, unless they were added again', () => {
  const removed = [
    { item: item(5), position: 1 },
    { item: item(6, 1), position: 2 },
  ];
  const { items } = cartReducer({ items: [item(4), item(6)] }, itemsRestored(removed));
  expect(items).toEqual([item(4), item(5), item(6)]);
});

it('changes the price of the project whose price is accepted, and of no other', () => {
  const { items } = cartReducer(cart, priceAccepted({ id: 5, base_price: 5999 }));
  expect(items).toEqual([item(4), item(5, 5999), item(6)]);
  expect(cartReducer(cart, priceAccepted({ id: 9, base_price: 5999 }))).toBe(cart);
});

describe('the stored cart', () => {
  const read = (text: string) => storedCart.parse(new Map([['cart', text]]));
  const parse = (...items: unknown[]) => read(JSON.stringify(items));
  const stored = { ...item(7), category: 'CRM & Sales' };

  it('is restored as it was stored, with each project once, as it was stored last', () => {
    const dearer = { ...stored, base_price: 5999 };
    expect(parse(stored, item(8))).toEqual([stored, item(8)]);
    expect(parse(stored, item(8), dearer)).toEqual([dearer, item(8)]);
  });

  it('may have a price that is text, and 0 where none was stored', () => {
    const prices = ['4999.00', null].map(
      (base_price) => parse({ ...stored, base_price })[0]?.base_price,
    );
    expect(prices).toEqual([4999, 0]);
  });

  it('leaves out what is not text, and empty texts where there may be none', () => {
    expect(parse({ ...stored, short_description: 5, category: '', image: {} })).toEqual([
      { ...stored, short_description: '', category: null, image: null },
    ]);
    expect(parse({ id: 7, title: 'Project 7' })).toEqual([
      { ...item(7), short_description: '', base_price: 0 },
    ]);
  });

  it('is restored with up to 1,000 projects, and empty with more', () => {
    const items = Array.from({ length: 1_000 }, (_, id) => item(id));
    expect(parse(...items)).toHaveLength(1_000);
    expect(parse(...items, item(1_000))).toEqual([]);
  });

  it('is empty when it is damaged, even in a single item', () => {
    const damaged = [
      { ...stored, title: '' },
      { ...stored, id: 8.5 },
      { ...stored, id: '7' },
      {},
      null,
      1,
    ];
    for (const each of damaged) expect([each, parse(item(8), each)]).toEqual([each, []]);
    for (const text of ['', 'null', '{', '{}', '"x"'])
      expect([text, read(text)]).toEqual([text, []]);
    expect(storedCart.parse(new Map())).toEqual([]);
  });
});
