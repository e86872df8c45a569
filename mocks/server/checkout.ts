/**
 * The simulated checkout as served by the mock server: when it opens, it requests the ending chosen in
 * the workbench.
 */
import '../checkout';
import type { CheckoutEnding } from '../checkout/ending';
import { scriptOrigin } from '../checkout/scriptOrigin';
import { ENDING_PATH } from './endingPath';

const address = `${scriptOrigin()}${ENDING_PATH}`;

window.__takeCheckoutEnding = async () => {
  try {
    const response = await fetch(address, { method: 'POST' });
    return (await response.json()) as CheckoutEnding | null;
  } catch {
    // Without a server there is no ending; the payment itself will fail.
    return null;
  }
};
