import { useState } from 'react';
import { useWorkbench } from './workbenchContext';

/**
 * Runs work that may fail, one at a time, and says in the status line what came of it: the sentence
 * that the work answers, or why it failed.
 */
export function useAction() {
  const { say } = useWorkbench();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<string> | string) => {
    setIsBusy(true);
    try {
      say(await work());
    } catch (error) {
      say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy };
}
