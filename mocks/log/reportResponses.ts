import type { CallLog } from './callLog';
import { checkResponse, type ContractChecks } from './checkEntry';

/** Runs work when the page is idle, or soon in a host that does not say when it is. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work);

/**
 * Checks each response against openapi.yaml from now on, and logs an error for one that differs: the request, and
 * which fields differ from what is expected. The checks are loaded after the first response.
 */
export function reportResponses(log: CallLog, loadChecks: () => Promise<ContractChecks>): void {
  let lastId = log.entries().at(-1)?.id ?? 0;
  let isScheduled = false;
  const report = async () => {
    const checks = await loadChecks();
    for (const entry of log.entries().filter(({ id }) => id > lastId)) {
      lastId = entry.id;
      const problems = entry.kind === 'call' ? checkResponse(entry, checks) : [];
      if (entry.kind === 'call' && problems.length > 0)
        console.error(
          `${entry.method} ${entry.url} (${entry.operationId}): ${problems.join('; ')}`,
        );
    }
  };
  log.subscribe(() => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      // Without a network, the checks are loaded after a later response.
      report().catch(() => undefined);
    });
  });
}
