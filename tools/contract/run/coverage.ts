import type { ContractDocument, Operation } from '../document/types';
import type { CaseResult, Coverage, OperationCoverage } from './result';

/** Returns the statuses that a case covers: the received one if it passed, else the expected ones. */
function statusesOf({ due, exchanges, outcome }: CaseResult): readonly number[] {
  const last = exchanges.at(-1)?.status;
  return outcome === 'passed' && last !== undefined && due.includes(last) ? [last] : due;
}

function coverStatus(status: number, cases: readonly CaseResult[]): Coverage {
  const about = cases.filter((one) => statusesOf(one).includes(status));
  const has = (outcome: Coverage) => about.some((one) => one.outcome === outcome);
  if (has('failed')) return 'failed';
  if (has('passed')) return 'passed';
  return has('skipped') ? 'skipped' : 'not provoked';
}

function coverOperation(operation: Operation, cases: readonly CaseResult[]): OperationCoverage {
  const { operationId, method, path, isExtension, responses } = operation;
  const own = cases.filter((one) => one.operationId === operationId);
  const statuses = Object.fromEntries(
    [...responses.keys()].map((status) => [status, coverStatus(status, own)]),
  );
  const isSeen = Object.entries(statuses).some(
    ([status, coverage]) => status.startsWith('2') && coverage === 'passed',
  );
  const isSound = own.every(({ outcome }) => outcome !== 'failed');
  return {
    operationId,
    method,
    path,
    isExtension,
    statuses,
    isCovered: isSeen && isSound,
  };
}

/** Returns the results for every documented status of every operation. */
export function measureCoverage(
  { operations }: ContractDocument,
  cases: readonly CaseResult[],
): OperationCoverage[] {
  return operations.map((operation) => coverOperation(operation, cases));
}
