import { readDocument } from '../document/readDocument';
import type { ContractDocument } from '../document/types';
import { Client } from '../exchange/client';
import { Redactor } from '../exchange/redaction';
import { World, type RunSettings } from '../world/world';
import { measureCoverage } from './coverage';
import { planCases } from './plan';
import type { RunResult } from './result';
import { runCases, type RunHooks } from './runCases';

/** Options of a run. */
export type CheckOptions = RunSettings &
  RunHooks & {
    /** Response timeout in milliseconds. */
    timeoutMs: number;
    /** Pause before each request in milliseconds. */
    delayMs: number;
    /** Runs only the cases of this operation, and the flows they depend on. */
    only?: string | undefined;
    document?: ContractDocument;
  };

/** Checks a running backend against openapi.yaml. Never rejects because of the backend's behaviour. */
export async function checkBackend(options: CheckOptions): Promise<RunResult> {
  const {
    timeoutMs,
    delayMs,
    onProgress,
    until,
    only,
    document = readDocument(),
    ...settings
  } = options;
  const redactor = new Redactor();
  const world = new World(document, new Client({ redactor, timeoutMs, delayMs }), settings);
  const startedAt = new Date();
  const plan = planCases(document, { withOrigin: settings.origin !== undefined, only });
  const cases = await runCases(plan, world, { onProgress, until });
  return {
    url: settings.url,
    document: { title: document.title, version: document.version },
    mode: { mayWrite: settings.mayWrite, includeExtensions: settings.includeExtensions },
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    cases,
    coverage: measureCoverage(document, cases).filter(
      ({ operationId }) => only === undefined || operationId === only,
    ),
  };
}
