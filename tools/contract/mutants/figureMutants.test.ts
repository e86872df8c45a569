/** @jest-environment node */
import { eventMutants } from './eventMutants';
import { figureMutants } from './figureMutants';
import { itCatches } from './itCatches';
import { timeMutants } from './timeMutants';

describe('the contract checker on figures, times and events', () => {
  itCatches([...figureMutants, ...timeMutants, ...eventMutants]);
});
