/** The number of projects by size of shop. */
export const shopSizes = { one: 1, standard: 142, large: 5000, huge: 100_000 } as const;

/** The size of a shop. */
export type ShopSize = keyof typeof shopSizes;

/** Returns true for a valid size. */
export function isShopSize(name: unknown): name is ShopSize {
  return typeof name === 'string' && Object.hasOwn(shopSizes, name);
}
