import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Setup } from '../../controls/setup';
import type { Workbench } from '../types';
import type { Screenshots } from './useScreenshots';

type PanelContext = {
  workbench: Workbench;
  /** Shows a message in the panel's status line, which screen readers announce. */
  showStatus: (message: string) => void;
  /** The pictures for the next bug report. */
  screenshots: Screenshots;
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
