/**
 * The simulated checkout as the mock server serves it: when it opens, it asks the server which ending
 * was chosen in the workbench.
 */
import '../checkout';
import type { CheckoutEnding } from '../checkout/ending';
import { scriptOrigin } from '../checkout/scriptOrigin';
import { ENDING_PATH } from './endingPath';

const address = `${scriptOrigin()}${ENDING_PATH}`;

window.__takeCheckoutEnding = async () => {
  try {
    const answer = await fetch(address, { method: 'POST' });
    return (await answer.json()) as CheckoutEnding | null;
  } catch {
    // A server that is down has no ending; the payment itself will fail.
    return null;
  }
};
