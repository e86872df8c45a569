import { parseRupees } from '@/lib/money';
import type { CartItem } from './cartSlice';

/** Longer than any real cart; parsing a longer one could freeze the page. */
const MAXIMUM_LENGTH = 200_000;

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toCartItem(value: unknown): CartItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, title, short_description, base_price, category, image } = value as Record<
    string,
    unknown
  >;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || !toText(title)) return null;
  return {
    id,
    title: toText(title),
    short_description: toText(short_description),
    base_price: typeof base_price === 'string' ? base_price : parseRupees(base_price),
    category: toText(category) || null,
    image: toText(image) || null,
  };
}

/** Parses the stored cart, a JSON list of items. Anything else is an empty cart. */
export function parseStoredCart(text: string | null): CartItem[] {
  if (text && text.length > MAXIMUM_LENGTH) return [];
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(parsed)) return [];
    const items = parsed.map(toCartItem);
    if (items.some((item) => item === null)) return [];
    const byId = new Map((items as CartItem[]).map((item) => [item.id, item]));
    return [...byId.values()];
  } catch {
    return [];
  }
}
