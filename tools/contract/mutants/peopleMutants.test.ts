/** @jest-environment node */
import { accessMutants } from './accessMutants';
import { chatMutants } from './chatMutants';
import { itCatches } from './itCatches';

describe('the contract checker on access and the live chat', () => {
  itCatches([...accessMutants, ...chatMutants]);
});
