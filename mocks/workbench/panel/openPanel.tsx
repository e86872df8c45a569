import { createRoot } from 'react-dom/client';
import type { Workbench } from '../types';
import { Panel, PANEL_ID } from './Panel';

/** Renders the panel in a separate React root beside the app's. */
export function openPanel(workbench: Workbench, onClose: () => void) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<Panel workbench={workbench} onClose={onClose} />);
  return {
    focus: () => document.getElementById(PANEL_ID)?.focus(),
    close: () => {
      root.unmount();
      container.remove();
    },
  };
}
