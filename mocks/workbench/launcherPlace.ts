import { readStored, writeStored } from '@/lib/browserStorage';

const KEY = 'workbench-button';

/** Where the button that opens the panel stands. */
export const launcherPlaces = {
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
  'top-left': 'Top left',
  'top-right': 'Top right',
  hidden: 'Nowhere; Ctrl + Alt + W opens the workbench',
} as const;

/** The name of a place. */
export type LauncherPlace = keyof typeof launcherPlaces;

/** The place that was chosen in this browser. */
export function readPlace(): LauncherPlace {
  const stored = readStored(KEY) ?? '';
  return Object.hasOwn(launcherPlaces, stored) ? (stored as LauncherPlace) : 'bottom-left';
}

/** Keeps the place for this browser. */
export function keepPlace(place: LauncherPlace): void {
  writeStored(KEY, place);
}
