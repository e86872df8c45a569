/**
 * The simulated checkout as the mock server hands it out: each one that opens asks the server whether
 * its workbench has chosen an ending.
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
    // A server that is gone has chosen nothing; the payment will say that it is gone.
    return null;
  }
};
