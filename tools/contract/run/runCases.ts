import { REALTIME, type Case } from '../cases/case';
import { Probe, Unsound } from '../cases/probe';
import { toCurl } from '../exchange/curl';
import { hideSecrets } from '../judge/hideSecrets';
import { Unavailable, type World } from '../world/world';
import type { CaseResult } from './result';

/** What goes along with a run. */
export type RunHooks = {
  /** Told after each case, for whoever shows the progress. */
  onProgress?: ((result: CaseResult, done: number, total: number) => void) | undefined;
  /** Ends the run after a case of which it is true. */
  until?: ((result: CaseResult) => boolean) | undefined;
};

/** Why the settings of a run keep a case from being run at all; undefined when they do not. */
function reasonToSkip(entry: Case, { document, settings }: World): string | undefined {
  const isExtension =
    entry.isExtension ??
    (entry.operationId !== REALTIME && document.operation(entry.operationId).isExtension);
  if (isExtension && !settings.includeExtensions) return 'an extension: add --include-extensions';
  return entry.writes && !settings.mayWrite ? 'it may change something: add --write' : undefined;
}

async function runCase(entry: Case, world: World): Promise<CaseResult> {
  const { operationId, title, due } = entry;
  const start = performance.now();
  const probe = new Probe(world);
  const skippedFor = (reason: string): CaseResult => ({
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
  if (reason) return skippedFor(reason);
  try {
    await entry.run(probe, world);
  } catch (error) {
    if (error instanceof Unavailable) return skippedFor(error.message);
    if (!(error instanceof Unsound)) throw error;
  }
  const overHttp = probe.exchanges.findLast(({ handshake }) => handshake === undefined);
  const last = overHttp ?? probe.exchanges.at(-1);
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

/**
 * Runs cases one after another; each may build upon what the ones before it found out. Ends early
 * after a case of which `until` is true.
 */
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
