/** @jest-environment node */
import { itCatches } from './itCatches';
import { refundMutants } from './refundMutants';

describe('the contract checker on refunds and invoices', () => {
  itCatches(refundMutants);
});
