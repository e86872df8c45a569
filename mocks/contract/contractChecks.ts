import { readDocument } from '../../tools/contract/document/readDocument';
import type { ContractChecks } from '../log/checkEntry';
import { listBodies } from './listBodies';
import { makeChecks } from './makeChecks';

/**
 * What openapi.yaml says of every operation. This module is Node's own, which reads the document; a
 * build takes `compileChecks` in its place, since a page may compile nothing.
 */
export function loadContractChecks(): ContractChecks {
  return makeChecks(listBodies(readDocument()));
}
