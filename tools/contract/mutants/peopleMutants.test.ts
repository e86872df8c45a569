/** @jest-environment node */
import { accessMutants } from './accessMutants';
import { adminMutants } from './adminMutants';
import { chatMutants } from './chatMutants';
import { itCatches } from './itCatches';
import { personMutants } from './personMutants';
import { roomMutants } from './roomMutants';

describe('the contract checker on access, the live chat and staff', () => {
  itCatches([...accessMutants, ...chatMutants, ...adminMutants, ...personMutants, ...roomMutants]);
});
