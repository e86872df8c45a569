/** @jest-environment node */
import { itCatches } from './itCatches';
import { staleMutants } from './staleMutants';

describe('the contract checker on writes that are not done everywhere', () => {
  itCatches(staleMutants);
});
