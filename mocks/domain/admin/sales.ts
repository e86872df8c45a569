import type { OrderRow } from '../model';

/** Completed payments: their number, and their sum in paise. */
export type Sales = { count: number; paise: number };

export const NO_SALES: Readonly<Sales> = { count: 0, paise: 0 };

/** Only paid orders are sales; refunded and unpaid ones are not. */
export const isSale = ({ status }: OrderRow) => status === 'paid';

/** Tallies the sales among orders, grouped by a key. */
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
