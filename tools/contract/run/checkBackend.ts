import { readDocument } from '../document/readDocument';
import type { ContractDocument, Operation } from '../document/types';
import { Client } from '../exchange/client';
import { Redactor } from '../exchange/redaction';
import type { FuzzOptions } from '../fuzz/fuzzCases';
import { type RunSettings, World } from '../world/world';
import { diagnose } from './diagnose';
import { planCases } from './plan';
import { resolveExtensions } from './resolveExtensions';
import type { CaseResult, Coverage, OperationCoverage, RunResult } from './result';
import { runCases, type RunHooks, skipped } from './runCases';

const NOT_JUDGED = 'not judged: there is no backend of the document';

/** Options of a run. */
export type CheckOptions = RunSettings &
  RunHooks & {
    /** Response timeout in milliseconds. */
    timeoutMs: number;
    /** Pause before each request in milliseconds. */
    delayMs: number;
    /** Limits the run to the cases of this operation and those that prepare them. */
    only?: string | undefined;
    /** Also sends requests generated from the document's schemas. */
    fuzz?: FuzzOptions | undefined;
    document?: ContractDocument;
  };

/** Checks a running backend against openapi.yaml. Never rejects because of the backend's behaviour. */
export async function checkBackend(options: CheckOptions): Promise<RunResult> {
  const { timeoutMs, delayMs, until, only, fuzz, document = readDocument(), ...asked } = options;
  const client = new Client({ redactor: new Redactor(), timeoutMs, delayMs });
  const startedAt = new Date();
  const extensions = await resolveExtensions(asked, document, client);
  const settings = { ...asked, extensions };
  const world = new World(document, client, settings);
  const plan = planCases(document, { withOrigin: settings.origin !== undefined, only, fuzz });
  const absence = await diagnose(world);
  const cases = absence
    ? [absence, ...plan.map((entry) => skipped(entry, NOT_JUDGED))]
    : await runCases(plan, world, { until });
  return {
    url: settings.url,
    document: { title: document.title, version: document.version },
    mode: { mayWrite: settings.mayWrite, extensions },
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    cases,
    coverage: measureCoverage(document, cases).filter(
      ({ operationId }) =>
        (only === undefined || only === operationId) &&
        world.offers(document.operation(operationId).extension),
    ),
  };
}

/** Returns the statuses that a case covers: the received ones if it passed, else the expected ones. */
const statusesOf = ({ due, exchanges, outcome }: CaseResult): readonly number[] =>
  outcome === 'passed'
    ? due.filter((status) => exchanges.some((exchange) => exchange.status === status))
    : due;

function coverStatus(status: number, cases: readonly CaseResult[]): Coverage {
  const about = cases.filter((one) => statusesOf(one).includes(status));
  const has = (outcome: Coverage) => about.some((one) => one.outcome === outcome);
  if (has('failed')) return 'failed';
  if (has('passed')) return 'passed';
  return has('skipped') ? 'skipped' : 'not provoked';
}

function coverOperation(operation: Operation, cases: readonly CaseResult[]): OperationCoverage {
  const { operationId, method, path, extension, responses } = operation;
  const own = cases.filter((one) => one.operationId === operationId);
  const statuses = Object.fromEntries(
    [...responses.keys()].map((status) => [status, coverStatus(status, own)]),
  );
  const isSeen = Object.entries(statuses).some(
    ([status, coverage]) => status.startsWith('2') && coverage === 'passed',
  );
  const isSound = own.every(({ outcome }) => outcome !== 'failed');
  const isExtension = extension !== null;
  return { operationId, method, path, isExtension, statuses, isCovered: isSeen && isSound };
}

/** Returns the results for every documented status of every operation. */
export function measureCoverage(
  { operations }: ContractDocument,
  cases: readonly CaseResult[],
): OperationCoverage[] {
  return operations.map((operation) => coverOperation(operation, cases));
}
