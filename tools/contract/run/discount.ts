import { groupBy } from '../collections/groupBy';
import type { CaseResult } from './result';

const statusOf = ({ exchanges }: CaseResult) => exchanges.at(-1)?.status;

/**
 * Discounts cases that an operation passed by chance: one that always responds with the same
 * status, even where it is wrong, was not tested where it is correct.
 */
export function discount(cases: readonly CaseResult[]): CaseResult[] {
  const stubborn = new Map<string, number>();
  for (const [operationId, own] of groupBy(cases, (one) => one.operationId)) {
    const sent = own.filter(({ exchanges }) => exchanges.length > 0);
    const [status, ...others] = new Set(sent.map(statusOf));
    const isWrong = sent.some(({ outcome }) => outcome === 'failed');
    if (status && others.length === 0 && isWrong) stubborn.set(operationId, status);
  }
  return cases.map((one) => {
    const status = stubborn.get(one.operationId);
    if (status === undefined || one.outcome !== 'passed') return one;
    const reason = `not judged: ${one.operationId} answers ${status} to everything`;
    return { ...one, outcome: 'skipped', reason };
  });
}
