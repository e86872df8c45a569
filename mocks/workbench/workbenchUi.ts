import { createLauncher, type LauncherPosition, readPosition, savePosition } from './launcher';
import type { Workbench, WorkbenchUi } from './types';

type Panel = { focus: () => void; close: () => void };

/** Adds the button to the page; the panel is loaded when it is first opened. */
export function makeWorkbenchUi(getWorkbench: () => Workbench): WorkbenchUi {
  let panel: Panel | null = null;
  let opener: Element | null = null;
  const launcher = createLauncher(readPosition(), () => openOrShowFailure());

  const close = () => {
    panel?.close();
    panel = null;
    launcher.setOpen(false);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    opener = null;
  };
  const open = async () => {
    if (!panel) {
      opener = document.activeElement;
      const { openPanel } = await import('./panel/openPanel');
      panel ??= openPanel(getWorkbench(), close);
      launcher.setFailed(false);
      launcher.setOpen(true);
    }
    panel.focus();
  };
  const openOrShowFailure = () => void open().catch(() => launcher.setFailed(true));
  window.addEventListener('keydown', (event) => {
    if (event.code !== 'KeyW' || !event.ctrlKey || !event.altKey) return;
    event.preventDefault();
    if (panel) close();
    else openOrShowFailure();
  });
  const moveButton = (position: LauncherPosition) => {
    savePosition(position);
    launcher.move(position);
  };
  return { open, close, moveButton };
}
