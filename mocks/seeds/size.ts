/** How much a shop holds, by name; the figure is its number of projects. */
export const shopSizes = { standard: 142, large: 5000, huge: 100_000 } as const;

/** The name of a size. */
export type ShopSize = keyof typeof shopSizes;

/** True for the name of a size. */
export function isShopSize(name: unknown): name is ShopSize {
  return typeof name === 'string' && Object.hasOwn(shopSizes, name);
}
