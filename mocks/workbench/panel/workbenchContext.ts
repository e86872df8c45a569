import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Setup } from '../../controls/setup';
import type { Workbench } from '../types';

type PanelContext = {
  workbench: Workbench;
  /** Shows a message in the panel's status line, which screen readers announce. */
  showStatus: (message: string) => void;
};

/** The context shared by the parts of the panel. */
export const PanelContext = createContext<PanelContext | null>(null);

/** Returns the workbench and the status line's setter; throws outside the panel. */
export function useWorkbench(): PanelContext {
  const context = useContext(PanelContext);
  if (!context) throw new Error('useWorkbench must be used inside the panel');
  return context;
}

/** Returns the current setup and re-renders when it changes. */
export function useSetup(): Setup {
  const { workbench } = useWorkbench();
  return useSyncExternalStore(workbench.subscribe, workbench.setup);
}

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
