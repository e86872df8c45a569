/** @jest-environment node */
import { itCatches } from './itCatches';
import { oversightMutants } from './oversightMutants';

describe('the contract checker on oversights', () => {
  itCatches(oversightMutants);
});
