import { takePayment } from '../domain/provider';
import type { Operation } from './operation';

const REFUSED = 400;

/** The simulated payment provider's own call; it is no part of the backend's contract. */
export const providerOperations: readonly Operation[] = [
  {
    operationId: 'takeSimulatedPayment',
    method: 'post',
    path: '/simulated-checkout/payments',
    answer: async ({ domain, provider, readBody }) => {
      const outcome = await takePayment(domain, await readBody(), provider);
      return 'error' in outcome ? Response.json(outcome, { status: REFUSED }) : outcome;
    },
  },
];
