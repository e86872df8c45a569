/** @jest-environment node */
import { answerMutants } from './answerMutants';
import { catalogueMutants } from './catalogueMutants';
import { itCatches } from './itCatches';
import { paymentMutants } from './paymentMutants';

describe('the contract checker on the shop and its payments', () => {
  itCatches([...answerMutants, ...catalogueMutants, ...paymentMutants]);
});
