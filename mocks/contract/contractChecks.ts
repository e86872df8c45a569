import type { ContractChecks } from '../log/checkEntry';
import { readContract } from './document';
import { makeChecks } from './makeChecks';

/**
 * What openapi.yaml says of every operation, and what events carry. This module is Node's own, which reads the document; a
 * build takes `compileChecks` in its place, since a page may compile nothing.
 */
export function loadContractChecks(): ContractChecks {
  const contract = readContract();
  return makeChecks(contract, (schema) => contract.ajv.getSchema(schema)!);
}
