import { readDocument } from '../../tools/contract/document/readDocument';
import type { ContractChecks } from '../log/checkEntry';
import { listContract } from './listContract';
import { makeChecks } from './makeChecks';

/**
 * What openapi.yaml says of every operation, and what events of the chat carry. This module is Node's own, which reads the document; a
 * build takes `compileChecks` in its place, since a page may compile nothing.
 */
export function loadContractChecks(): ContractChecks {
  return makeChecks(listContract(readDocument()));
}
