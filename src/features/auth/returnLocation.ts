import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { toInternalPath } from '@/lib/safeLink';

/** Navigation state with the location to return to. */
export type ReturnState = { from: string };

/** Makes the state of a navigation to /login that returns to `location` afterwards. */
export function rememberLocation({ pathname, search, hash }: Location): ReturnState {
  return { from: `${pathname}${search}${hash}` };
}

/** Returns where to go after login: the remembered path inside the app, or the home page. */
export function returnPath(state: unknown): string {
  const from = (state as Partial<ReturnState> | null)?.from;
  return toInternalPath(from, paths.home);
}
