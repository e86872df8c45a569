import { readStored, writeStored } from '@/config/browserStorage';

const KEY = 'workbench-button';

/** The positions of the button, with their labels. */
export const launcherPositions = {
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
  'top-left': 'Top left',
  'top-right': 'Top right',
  hidden: 'Hidden; Ctrl + Alt + W opens the workbench',
} as const;

/** A position of the button. */
export type LauncherPosition = keyof typeof launcherPositions;

/** Returns the position chosen in this browser. */
export function readPosition(): LauncherPosition {
  const stored = readStored(KEY) ?? '';
  return Object.hasOwn(launcherPositions, stored) ? (stored as LauncherPosition) : 'bottom-left';
}

/** Saves the position for this browser. */
export function savePosition(position: LauncherPosition): void {
  writeStored(KEY, position);
}

const GAP_PX = 8;
const SIZE_PX = 32;
/** Screens up to this width have dialogs that reach the corners. */
const PHONE_PX = 600;
/** Above the app's layers, below the browser's top layer. */
const Z_INDEX = 2000;

const ICON =
  'M22.7 19 13.6 9.9c.9-2.3.4-5-1.5-6.9-2-2-5-2.4-7.4-1.3L9 6 6 9 1.6 4.7C.4 7.1.9 10.1 2.9 12.1c1.9 1.9 4.6 2.4 6.9 1.5l9.1 9.1c.4.4 1 .4 1.4 0l2.3-2.3c.5-.4.5-1.1.1-1.4z';

const STYLES = `
  .workbench-launcher {
    position: fixed; z-index: ${Z_INDEX}; width: ${SIZE_PX}px; height: ${SIZE_PX}px;
    display: grid; place-items: center; padding: 0; border: 1px solid #8a8f98; border-radius: 50%;
    margin-bottom: var(--bottom-bar-height, 0px); background: #1f2430; color: #fff; opacity: .72;
    cursor: pointer;
  }
  .workbench-launcher:hover, .workbench-launcher:focus-visible { opacity: 1; }
  .workbench-launcher:focus-visible { outline: 3px solid #6ea8fe; outline-offset: 2px; }
  .workbench-launcher[hidden] { display: none; }
  .workbench-launcher[data-failed] { background: #b3261e; opacity: 1; }
  @media (max-width: ${PHONE_PX - 1}px) {
    body:has([role='dialog']:not(#workbench-panel)) > .workbench-launcher { display: none; }
  }
  @media print { .workbench-launcher { display: none; } }
`;

function createIcon(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '18',
    height: '18',
    fill: 'currentColor',
    'aria-hidden': 'true',
  })) {
    svg.setAttribute(name, value);
  }
  const path = document.createElementNS(svg.namespaceURI, 'path');
  path.setAttribute('d', ICON);
  svg.append(path);
  return svg;
}

/**
 * The button that opens the panel; plain DOM, so that the panel's code is only loaded on demand.
 */
export type Launcher = {
  move: (position: LauncherPosition) => void;
  /** Sets `aria-expanded`. */
  setOpen: (isOpen: boolean) => void;
  /** Shows or clears the error that the panel could not be loaded. */
  setFailed: (hasFailed: boolean) => void;
};

const NAME = 'Open the workbench';
const FAILED_NAME = 'The workbench could not be loaded. Try again';
const HINT = 'Workbench (Ctrl + Alt + W)';

/** Adds the button to the page. */
export function createLauncher(initial: LauncherPosition, onClick: () => void): Launcher {
  const styles = document.createElement('style');
  styles.textContent = STYLES;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'workbench-launcher';
  button.setAttribute('aria-expanded', 'false');
  button.append(createIcon());
  button.addEventListener('click', onClick);

  const move = (position: LauncherPosition) => {
    button.hidden = position === 'hidden';
    const [vertical, horizontal] = position.split('-');
    for (const side of ['top', 'bottom', 'left', 'right']) {
      const isChosen = side === vertical || side === horizontal;
      button.style.setProperty(side, isChosen ? `${GAP_PX}px` : 'auto');
    }
  };
  const setFailed = (hasFailed: boolean) => {
    button.toggleAttribute('data-failed', hasFailed);
    button.title = hasFailed ? FAILED_NAME : HINT;
    button.setAttribute('aria-label', hasFailed ? FAILED_NAME : NAME);
  };
  move(initial);
  setFailed(false);
  document.head.append(styles);
  document.body.append(button);
  const setOpen = (isOpen: boolean) => button.setAttribute('aria-expanded', String(isOpen));
  return { move, setOpen, setFailed };
}
