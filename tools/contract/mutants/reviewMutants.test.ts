/** @jest-environment node */
import { itCatches } from './itCatches';
import { reviewMutants } from './reviewMutants';

describe('the contract checker on the reviews', () => {
  itCatches(reviewMutants);
});
