import { readDocument } from '../document/readDocument';
import type { ContractDocument } from '../document/types';
import { Client } from '../exchange/client';
import { Redactor } from '../exchange/redaction';
import { World, type RunSettings } from '../world/world';
import { measureCoverage } from './coverage';
import { planCases } from './plan';
import type { RunResult } from './result';
import { runCases, type RunHooks } from './runCases';

/** A run: what it is allowed, how patient it is, and what goes along with it. */
export type CheckOptions = RunSettings &
  RunHooks & {
    /** Milliseconds after which an answer no longer counts. */
    timeoutMs: number;
    /** Milliseconds to pause before each request. */
    delayMs: number;
    /** The one operation whose cases are wanted, with the flows that they build upon. */
    only?: string | undefined;
    document?: ContractDocument;
  };

/** Holds a running backend to openapi.yaml; never rejects for anything that the backend does. */
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
