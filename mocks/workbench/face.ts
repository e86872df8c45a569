import { createLauncher } from './launcher';
import { keepPlace, readPlace, type LauncherPlace } from './launcherPlace';
import type { Workbench } from './types';

type Panel = { focus: () => void; close: () => void };

/** What is seen of the workbench: a button, and the panel that it or Ctrl + Alt + W opens. */
export type Face = {
  open: () => Promise<void>;
  close: () => void;
  /** Moves the button, or hides it. */
  moveButton: (place: LauncherPlace) => void;
};

/** Puts the button on the page; the panel is loaded when it is first opened. */
export function makeFace(getWorkbench: () => Workbench): Face {
  let panel: Panel | null = null;
  let opener: Element | null = null;
  const launcher = createLauncher(readPlace(), () => tryToOpen());

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
  const tryToOpen = () => void open().catch(() => launcher.setFailed(true));
  window.addEventListener('keydown', (event) => {
    if (event.code !== 'KeyW' || !event.ctrlKey || !event.altKey) return;
    event.preventDefault();
    if (panel) close();
    else tryToOpen();
  });
  const moveButton = (place: LauncherPlace) => {
    keepPlace(place);
    launcher.move(place);
  };
  return { open, close, moveButton };
}
