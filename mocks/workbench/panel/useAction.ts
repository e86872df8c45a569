import { useState } from 'react';
import { useWorkbench } from './workbenchContext';

/**
 * Runs one action at a time and shows its outcome in the status line: the message it returns, or
 * its error.
 */
export function useAction() {
  const { showStatus } = useWorkbench();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: () => Promise<string> | string) => {
    setIsBusy(true);
    try {
      showStatus(await action());
    } catch (error) {
      showStatus(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy };
}
