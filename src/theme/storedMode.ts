import { COLOR_SCHEME_STORAGE_KEY } from '@/config/constants';
import { readStored, writeStored } from '@/lib/browserStorage';

const MODES = ['light', 'dark', 'system'];

/** Removes an invalid stored mode, which the theme's provider would accept. */
export function forgetUnknownMode(): void {
  const mode = readStored(COLOR_SCHEME_STORAGE_KEY);
  if (mode !== null && !MODES.includes(mode)) writeStored(COLOR_SCHEME_STORAGE_KEY, null);
}
