import { toRequestFailure } from '@/api/errors';
import type { ProjectAnswer } from '@/api/useProjects';
import type { CartItem } from '@/features/cart';
import { toPaise } from '@/lib/money';

/**
 * How a project in the cart stands in the shop now. `unknown` while that is asked, and when the shop
 * could not say; the price of a `repriced` one is in rupees.
 */
export type CartCheck =
  | { kind: 'unknown' | 'current' | 'inactive' | 'withdrawn' }
  | { kind: 'repriced'; price: number | string };

/** Compares a project in the cart with the shop's answer about it. */
export function checkCartItem(item: CartItem, answer: ProjectAnswer | undefined): CartCheck {
  if (answer?.error) {
    return { kind: toRequestFailure(answer.error).status === 404 ? 'withdrawn' : 'unknown' };
  }
  const project = answer?.project;
  if (!project) return { kind: 'unknown' };
  if (!project.is_active) return { kind: 'inactive' };
  return toPaise(project.base_price) === toPaise(item.base_price)
    ? { kind: 'current' }
    : { kind: 'repriced', price: project.base_price };
}

/** True for a project that can be bought at the price in the cart, as far as is known. */
export function isPayable({ kind }: CartCheck): boolean {
  return kind === 'current' || kind === 'unknown';
}
