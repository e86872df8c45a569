/** @jest-environment node */
import { responseMutants } from './responseMutants';
import { catalogueMutants } from './catalogueMutants';
import { grantMutants } from './grantMutants';
import { itCatches } from './itCatches';
import { memoryMutants } from './memoryMutants';
import { paymentMutants } from './paymentMutants';
import { refundMutants } from './refundMutants';
import { reviewMutants } from './reviewMutants';
import { queryMutants } from './queryMutants';
import { stateMutants } from './stateMutants';

describe('the contract checker on the shop and its payments', () => {
  itCatches([
    ...responseMutants,
    ...catalogueMutants,
    ...paymentMutants,
    ...reviewMutants,
    ...refundMutants,
    ...grantMutants,
    ...queryMutants,
    ...stateMutants,
    ...memoryMutants,
  ]);
});
