import { PROCESSING_FEE } from '@/config/constants';
import { sumRupees } from '@/lib/money';

/** Adds up the prices of a cart, as sent by the backend, and the processing fee; in rupees. */
export const cartTotal = (prices: readonly (number | string)[]): number =>
  sumRupees([...prices, PROCESSING_FEE]);
