/** @jest-environment node */
import { adminMutants } from './adminMutants';
import { itCatches } from './itCatches';

describe('the contract checker on the admin operations', () => {
  itCatches(adminMutants);
});
