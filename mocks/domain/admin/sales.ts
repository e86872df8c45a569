import type { OrderRow } from '../model';

/** Completed payments: how many, and how much in paise. */
export type Sales = { count: number; paise: number };

export const NO_SALES: Readonly<Sales> = { count: 0, paise: 0 };

/** Whether an order is a sale; what was given back or never paid is none. */
const isSale = ({ status }: OrderRow) => status === 'paid';

/** The sales among some orders, put together by a key of theirs. */
export function tallySales<Key>(
  orders: readonly OrderRow[],
  keyOf: (order: OrderRow) => Key,
): Map<Key, Readonly<Sales>> {
  const tally = new Map<Key, Sales>();
  for (const order of orders) {
    if (!isSale(order)) continue;
    const key = keyOf(order);
    let sales = tally.get(key);
    if (!sales) tally.set(key, (sales = { ...NO_SALES }));
    sales.count += 1;
    sales.paise += order.amountPaise;
  }
  return tally;
}
