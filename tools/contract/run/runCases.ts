import { REALTIME, type Case } from '../cases/case';
import { Probe, CaseFailed } from '../cases/probe';
import { toCurl } from '../exchange/curl';
import { hideSecrets } from '../validation/hideSecrets';
import { SkipCase, type World } from '../world/world';
import type { CaseResult } from './result';

/** Callbacks of a run. */
export type RunHooks = {
  /** Called after each case. */
  onProgress?: ((result: CaseResult, done: number, total: number) => void) | undefined;
  /** Called after each case; ends the run if it returns true. */
  until?: ((result: CaseResult) => boolean) | undefined;
};

/** Returns why the settings exclude a case; undefined if they do not. */
function reasonToSkip(entry: Case, { document, settings }: World): string | undefined {
  const isExtension =
    entry.isExtension ??
    (entry.operationId !== REALTIME && document.operation(entry.operationId).isExtension);
  if (isExtension && !settings.includeExtensions) return 'extension: add --include-extensions';
  return entry.writes && !settings.mayWrite ? 'may change data: add --write' : undefined;
}

async function runCase(entry: Case, world: World): Promise<CaseResult> {
  const { operationId, title, due } = entry;
  const start = performance.now();
  const probe = new Probe(world);
  const skip = (reason: string): CaseResult => ({
    operationId,
    title,
    due,
    outcome: 'skipped',
    reason,
    findings: [],
    exchanges: [],
    curl: null,
    durationMs: performance.now() - start,
  });
  const reason = reasonToSkip(entry, world);
  if (reason) return skip(reason);
  try {
    await entry.run(probe, world);
  } catch (error) {
    if (error instanceof SkipCase) return skip(error.message);
    if (!(error instanceof CaseFailed)) throw error;
  }
  const lastHttp = probe.exchanges.findLast(({ handshake }) => handshake === undefined);
  const last = lastHttp ?? probe.exchanges.at(-1);
  return {
    operationId,
    title,
    due,
    outcome: probe.findings.length > 0 ? 'failed' : 'passed',
    findings: probe.findings.map((one) => hideSecrets(one, world.client.options.redactor)),
    exchanges: probe.exchanges,
    curl: last ? toCurl(last) : null,
    durationMs: performance.now() - start,
  };
}

/** Runs cases in order, since each may use the results of earlier ones. */
export async function runCases(
  cases: readonly Case[],
  world: World,
  { onProgress, until }: RunHooks = {},
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const entry of cases) {
    const result = await runCase(entry, world);
    results.push(result);
    onProgress?.(result, results.length, cases.length);
    if (until?.(result)) break;
  }
  return results;
}
