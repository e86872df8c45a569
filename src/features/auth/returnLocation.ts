import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { toInternalPath } from '@/lib/addresses';
import { useAuth } from './useAuth';

/** Navigation state with the location to return to. */
export type ReturnState = {
  from: string;
  /** Whether a menu link led to the login, so the location did not require one. */
  isVoluntary?: boolean;
  /** The navigation state after the login, by which a feature resumes what required it. */
  resume?: unknown;
};

const toPath = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`;

/** Returns the navigation state for /login that leads back to `location`, with the state `resume`. */
export function rememberLocation(location: Location, resume?: object): ReturnState {
  return { from: toPath(location), ...(resume && { resume }) };
}

/** Returns whether a path is that of login or registration. */
export const isEntryPath = (path: string): boolean =>
  path === paths.login || path === paths.register;

/** Returns the state of a menu link to /login or /register, between which the return location stays the same. */
export function entryState(location: Location): unknown {
  return isEntryPath(location.pathname)
    ? location.state
    : { from: toPath(location), isVoluntary: true };
}

/** Returns the navigation state after login, by which a feature resumes what required it. */
export const stateAfterEntry = (state: unknown): unknown =>
  (state as Partial<ReturnState> | null)?.resume ?? null;

/** Returns where to go after login: the remembered path inside the app, or the home page. */
export function returnPath(state: unknown): string {
  const from = (state as Partial<ReturnState> | null)?.from;
  return toInternalPath(from, paths.home);
}

/** Returns the path that required the login, or else the home page (specification, section 2: Register). */
export function returnPathAfterRegistration(state: unknown): string {
  const isVoluntary = (state as Partial<ReturnState> | null)?.isVoluntary === true;
  return isVoluntary ? paths.home : returnPath(state);
}

/** Runs, once `isDue` after the login, what required it; neither a reload nor Back repeats it. */
export function useResumed(isDue: boolean, run: () => void): void {
  const { isAuthenticated } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const resume = useEffectEvent(() => {
    void navigate(location, { replace: true, state: null });
    run();
  });
  useEffect(() => {
    if (isAuthenticated && isDue) resume();
  }, [isAuthenticated, isDue]);
}
