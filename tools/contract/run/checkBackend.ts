import { readDocument } from '../document/readDocument';
import type { ContractDocument } from '../document/types';
import { Client } from '../exchange/client';
import { Redactor } from '../exchange/redaction';
import type { FuzzOptions } from '../fuzz/fuzzCases';
import { World, type RunSettings } from '../world/world';
import { measureCoverage } from './coverage';
import { planCases } from './plan';
import type { RunResult } from './result';
import { diagnose } from './diagnose';
import { discount } from './discount';
import { runCases, skipped, type RunHooks } from './runCases';

const NOT_JUDGED = 'not judged: there is no backend of the document';

/** Options of a run. */
export type CheckOptions = RunSettings &
  RunHooks & {
    /** Response timeout in milliseconds. */
    timeoutMs: number;
    /** Pause before each request in milliseconds. */
    delayMs: number;
    /** Sends a request; by default over the network. */
    fetch?: typeof fetch | undefined;
    /** Limits the run to the cases of these operations and those that prepare them. */
    only?: string | readonly string[] | undefined;
    /** Also sends requests generated from the document's schemas. */
    fuzz?: FuzzOptions | undefined;
    document?: ContractDocument;
  };

/** Checks a running backend against openapi.yaml. Never rejects because of the backend's behaviour. */
export async function checkBackend(options: CheckOptions): Promise<RunResult> {
  const {
    timeoutMs,
    delayMs,
    fetch,
    until,
    only,
    fuzz,
    document = readDocument(),
    ...settings
  } = options;
  const redactor = new Redactor();
  const world = new World(document, new Client({ redactor, timeoutMs, delayMs, fetch }), settings);
  const startedAt = new Date();
  const plan = planCases(document, { withOrigin: settings.origin !== undefined, only, fuzz });
  const absence = await diagnose(world);
  const cases = absence
    ? [absence, ...plan.map((entry) => skipped(entry, NOT_JUDGED))]
    : discount(await runCases(plan, world, { until }));
  return {
    url: settings.url,
    document: { title: document.title, version: document.version },
    mode: { mayWrite: settings.mayWrite, includeExtensions: settings.includeExtensions },
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    cases,
    coverage: measureCoverage(document, cases).filter(
      ({ operationId }) => only === undefined || [only].flat().includes(operationId),
    ),
  };
}
