import { readStored, writeStored } from '@/lib/browserStorage';

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
