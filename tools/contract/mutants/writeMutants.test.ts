/** @jest-environment node */
import { boundMutants } from './boundMutants';
import { claimMutants } from './claimMutants';
import { itCatches } from './itCatches';
import { keyMutants } from './keyMutants';
import { resetMutants } from './resetMutants';

describe('the contract checker on writes', () => {
  itCatches([...claimMutants, ...boundMutants, ...resetMutants, ...keyMutants]);
});
