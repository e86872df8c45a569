import { readStored, writeStored } from '@/config/browserStorage';
import { toRupees } from '../domain/catalogue';
import type { Store } from '../domain/store';
import { parseGrant } from '../scenarios/grants';

/** The shop's storage key for the cart (specification, section 4). */
const CART_KEY = 'cart';

/**
 * Puts the projects that grants name into the cart, which the browser keeps. A running app takes it over like the cart
 * of another tab.
 */
export function fillCart(grants: readonly string[], store: Store): void {
  const wanted = grants.map(parseGrant).filter(({ name }) => name === 'inCart');
  if (wanted.length === 0) return;
  const items = wanted.flatMap(({ project: id }) => {
    const project = store.projects.get(id);
    if (!project) return [];
    const { title, category, shortDescription, pricePaise, previewImages } = project;
    const [image = null] = previewImages;
    const base = { id, title, category, image, short_description: shortDescription };
    return [{ ...base, base_price: toRupees(pricePaise) }];
  });
  const before = JSON.parse(readStored(CART_KEY) ?? '[]') as unknown[];
  const newValue = JSON.stringify([...before, ...items]);
  writeStored(CART_KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue }));
}
