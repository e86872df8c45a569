import { readDocument } from '../../tools/contract/document/readDocument';
import type { ContractChecks } from '../log/checkEntry';
import { listContract } from './listContract';
import { makeChecks } from './makeChecks';

/**
 * Returns the checks of every operation in openapi.yaml and of every event in asyncapi.yaml. This module is
 * for Node, where it reads the document; builds replace it with the output of `compileChecks`,
 * because a page must not compile validators.
 */
export function loadContractChecks(): ContractChecks {
  return makeChecks(listContract(readDocument()));
}
