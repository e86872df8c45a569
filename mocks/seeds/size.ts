/** How much a shop starts with. */
export type ShopSize = 'standard' | 'large';

/** True for the name of a size. */
export function isShopSize(name: unknown): name is ShopSize {
  return name === 'standard' || name === 'large';
}
