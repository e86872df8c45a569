/** @jest-environment node */
import { itCatches } from './itCatches';
import { pitfallMutants } from './pitfallMutants';

describe('the contract checker on faults that databases, frameworks and double clicks bring', () => {
  itCatches(pitfallMutants);
});
