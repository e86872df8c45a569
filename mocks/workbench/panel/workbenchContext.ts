import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Setup } from '../../controls/setup';
import type { Workbench } from '../types';

type PanelContext = {
  workbench: Workbench;
  /** Shows a sentence in the panel's status line, and has it read out. */
  say: (sentence: string) => void;
};

/** What the parts of the panel share. */
export const PanelContext = createContext<PanelContext | null>(null);

/** The workbench that the panel drives, and its status line. */
export function useWorkbench(): PanelContext {
  const context = useContext(PanelContext);
  if (!context) throw new Error('Only parts of the panel have a workbench');
  return context;
}

/** The set-up in force. */
export function useSetup(): Setup {
  const { workbench } = useWorkbench();
  return useSyncExternalStore(workbench.subscribe, workbench.setup);
}
