/** @jest-environment node */
import { responseMutants } from './responseMutants';
import { catalogueMutants } from './catalogueMutants';
import { itCatches } from './itCatches';
import { paymentMutants } from './paymentMutants';

describe('the contract checker on the shop and its payments', () => {
  itCatches([...responseMutants, ...catalogueMutants, ...paymentMutants]);
});
