import type { Controls } from '../controls/controls';
import { toSetupFile } from '../controls/setupFile';
import type { MockBackend } from '../createMockBackend';
import type { CheckedEntry } from '../log/checkEntry';
import { withoutPasswords } from '../persistence/sharedSnapshot';

/** Makes the server's bug report, without passwords and tokens. */
export async function makeServerReport(
  backend: MockBackend,
  controls: Controls,
  log: CheckedEntry[],
) {
  return {
    format: 'launchyard-bug-report',
    version: 1,
    createdAt: new Date().toISOString(),
    build: `mock server on Node ${process.version}, ${process.platform}`,
    setup: toSetupFile(controls.setup()),
    state: withoutPasswords(await backend.exportState()),
    log,
  };
}
