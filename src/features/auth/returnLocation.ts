import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { toInternalPath } from '@/lib/safeLink';

/** Navigation state that remembers where a person came from. */
export type ReturnState = { from: string };

/** State to hand to a navigation to /login so that the person comes back to `location`. */
export function rememberLocation({ pathname, search, hash }: Location): ReturnState {
  return { from: `${pathname}${search}${hash}` };
}

/** Where to go after login: the remembered path inside the app, else the home page. */
export function returnPath(state: unknown): string {
  const from = (state as Partial<ReturnState> | null)?.from;
  return toInternalPath(from, paths.home);
}
