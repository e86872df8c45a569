import type { Exchange } from '../exchange/types';
import type { Finding } from '../validation/finding';
import type { RunSettings } from '../world/world';

/** The outcome of a case. */
export type Outcome = 'passed' | 'failed' | 'skipped';

/** The result of a case, with secrets redacted. */
export type CaseResult = {
  operationId: string;
  title: string;
  /** The expected statuses; any of them is right. */
  due: readonly number[];
  outcome: Outcome;
  /** Why the case was skipped. */
  reason?: string;
  findings: Finding[];
  exchanges: Exchange[];
  /** The command line that repeats the last request to its operation; null if none was sent. */
  curl: string | null;
  /** What the document says of the expected answers, one sentence for each. */
  documented: readonly string[];
  durationMs: number;
};

/** The coverage of a documented status. */
export type Coverage = Outcome | 'not provoked';

/** An operation's row in the coverage matrix. */
export type OperationCoverage = {
  operationId: string;
  method: string;
  path: string;
  isExtension: boolean;
  /** Coverage by documented status. */
  statuses: Record<number, Coverage>;
  /** Whether a documented success was seen and no case of the operation failed. */
  isCovered: boolean;
};

/** The result of a run. */
export type RunResult = {
  url: string;
  document: { title: string; version: string };
  mode: Pick<RunSettings, 'mayWrite' | 'extensions'>;
  /** ISO 8601. */
  startedAt: string;
  durationMs: number;
  cases: CaseResult[];
  coverage: OperationCoverage[];
};

/** Counts cases by outcome. */
export function countOutcomes(cases: readonly CaseResult[]): Record<Outcome, number> {
  const count = (outcome: Outcome) => cases.filter((one) => one.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
