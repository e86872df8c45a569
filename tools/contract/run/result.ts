import type { Exchange } from '../exchange/types';
import type { Finding } from '../judge/finding';

/** How a case ended. */
export type Outcome = 'passed' | 'failed' | 'skipped';

/** What came of one case; secrets are hidden in all of it. */
export type CaseResult = {
  operationId: string;
  title: string;
  /** The documented statuses one of which was due. */
  due: readonly number[];
  outcome: Outcome;
  /** Why it was skipped. */
  reason?: string;
  findings: Finding[];
  exchanges: Exchange[];
  /** The command line that repeats its last request; null when none was sent over HTTP. */
  curl: string | null;
  durationMs: number;
};

/** How one documented status of an operation fared. */
export type Coverage = Outcome | 'not provoked';

/** One operation's line of the coverage matrix. */
export type OperationCoverage = {
  operationId: string;
  method: string;
  path: string;
  isExtension: boolean;
  /** By documented status. */
  statuses: Record<number, Coverage>;
  /** True when a documented success was seen and nothing about the operation failed. */
  isCovered: boolean;
};

/** A whole run. */
export type RunResult = {
  url: string;
  document: { title: string; version: string };
  mode: { mayWrite: boolean; includeExtensions: boolean };
  /** ISO 8601. */
  startedAt: string;
  durationMs: number;
  cases: CaseResult[];
  coverage: OperationCoverage[];
};

/** How many cases ended in which way. */
export function countOutcomes(cases: readonly CaseResult[]): Record<Outcome, number> {
  const count = (outcome: Outcome) => cases.filter((one) => one.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
