import { type Case, REALTIME } from '../cases/case';
import { CaseFailed, Probe } from '../cases/probe';
import { toCurl } from '../exchange/curl';
import { hideSecrets } from '../validation/hideSecrets';
import { NOT_OFFERED, SkipCase, type World } from '../world/world';
import type { CaseResult } from './result';

export type RunHooks = {
  /** Called after each case; ends the run if it returns true. */
  until?: ((result: CaseResult) => boolean) | undefined;
};

/** Returns why the settings exclude a case; undefined if they do not. */
function reasonToSkip(entry: Case, world: World): string | undefined {
  const { document, settings } = world;
  const { operationId, needs = null } = entry;
  const own = operationId === REALTIME ? null : document.operation(operationId).extension;
  if (!world.offers(own) || !world.offers(needs)) return NOT_OFFERED;
  return entry.writes && !settings.mayWrite ? 'may change data: add --write' : undefined;
}

/** Returns what the document says of the answers that a case expects. */
function documentedOf({ operationId, due }: Case, { document }: World): string[] {
  if (operationId === REALTIME) return [];
  const { method, path, responses } = document.operation(operationId);
  return due.map((status) => `${method} ${path} ${status}: ${responses.get(status)?.description}`);
}

/** Returns the result of a case that was not completed. */
export const skipped = ({ operationId, title, due }: Case, reason: string): CaseResult => ({
  operationId,
  title,
  due,
  outcome: 'skipped',
  reason,
  findings: [],
  exchanges: [],
  curl: null,
  documented: [],
  durationMs: 0,
});

async function runCase(entry: Case, world: World): Promise<CaseResult> {
  const { operationId, title, due } = entry;
  const start = performance.now();
  const probe = new Probe(world);
  const skip = (reason: string) => skipped(entry, reason);
  const reason = reasonToSkip(entry, world);
  if (reason) return skip(reason);
  try {
    await entry.run(probe, world);
  } catch (error) {
    const isSkipped = error instanceof SkipCase;
    // Findings before the case was abandoned still count.
    if (isSkipped && probe.findings.length === 0) return skip(error.message);
    if (!isSkipped && !(error instanceof CaseFailed)) throw error;
  }
  if (probe.findings.length === 0 && probe.judged === 0) return skip('there was nothing to judge');
  const own = probe.exchanges.findLast((one) => one.operationId === operationId);
  const http = probe.exchanges.findLast(({ handshake }) => handshake === undefined);
  const last = own ?? http ?? probe.exchanges.at(-1);
  return {
    operationId,
    title,
    due,
    outcome: probe.findings.length > 0 ? 'failed' : 'passed',
    findings: probe.findings.map((one) => hideSecrets(one, world.client.options.redactor)),
    exchanges: probe.exchanges,
    curl: last ? toCurl(last) : null,
    documented: documentedOf(entry, world),
    durationMs: performance.now() - start,
  };
}

/** Number of consecutive cases without a response after which the rest are not run. */
const MAX_SILENT = 8;

const isSilent = ({ findings }: CaseResult) => findings.some(({ rule }) => rule === 'no-response');

/** Runs cases in order, since each may use the results of earlier ones. */
export async function runCases(
  cases: readonly Case[],
  world: World,
  { until }: RunHooks = {},
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  let silent = 0;
  for (const entry of cases) {
    const result =
      silent < MAX_SILENT
        ? await runCase(entry, world)
        : skipped(entry, 'not judged: the backend has stopped answering');
    results.push(result);
    if (isSilent(result)) silent += 1;
    else if (result.outcome !== 'skipped') silent = 0;
    if (until?.(result)) break;
  }
  return results;
}
