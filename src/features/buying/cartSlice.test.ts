/** @jest-environment node */
import {
  cartReducer,
  itemAdded,
  itemRemoved,
  itemsRestored,
  priceAccepted,
  type CartItem,
} from './cartSlice';

const item = (id: number, base_price = '4999.00'): CartItem => ({
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
  expect(cartReducer(cart, itemAdded(item(5, '1.00')))).toBe(cart);
  expect(ids(cartReducer(cart, itemAdded(item(7))))).toEqual([4, 5, 6, 7]);
});

it('keeps the other projects when one is removed', () => {
  expect(ids(cartReducer(cart, itemRemoved(5)))).toEqual([4, 6]);
});

it('gets removed projects back at their places, unless they were added again', () => {
  const removed = [
    { item: item(5), position: 1 },
    { item: item(6, '1.00'), position: 2 },
  ];
  const { items } = cartReducer({ items: [item(4), item(6)] }, itemsRestored(removed));
  expect(items).toEqual([item(4), item(5), item(6)]);
});

it('changes the price of the project whose price is accepted, and of no other', () => {
  const { items } = cartReducer(cart, priceAccepted({ id: 5, base_price: '5999.00' }));
  expect(items).toEqual([item(4), item(5, '5999.00'), item(6)]);
  expect(cartReducer(cart, priceAccepted({ id: 9, base_price: '5999.00' }))).toBe(cart);
});
