import { toRequestFailure } from '@/api/errors';
import type { ProjectResult } from '@/api/useProjects';
import type { CartItem } from '@/features/buying';

/**
 * The current status of a project in the cart. `unknown` while the request is pending or after it
 * failed; the price of a `repriced` project is in rupees.
 */
export type CartCheck =
  { kind: 'unknown' | 'current' | 'inactive' | 'withdrawn' } | { kind: 'repriced'; price: number };

/** Compares a cart item with the backend's data of the project. */
export function checkCartItem(item: CartItem, result: ProjectResult | undefined): CartCheck {
  if (result?.error) {
    return { kind: toRequestFailure(result.error).status === 404 ? 'withdrawn' : 'unknown' };
  }
  const project = result?.project;
  if (!project) return { kind: 'unknown' };
  if (!project.is_active) return { kind: 'inactive' };
  return project.base_price === item.base_price
    ? { kind: 'current' }
    : { kind: 'repriced', price: project.base_price };
}

/** Returns whether the project can be bought at the price in the cart, as far as known. */
export function isPayable({ kind }: CartCheck): boolean {
  return kind === 'current' || kind === 'unknown';
}
