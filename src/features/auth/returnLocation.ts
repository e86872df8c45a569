import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { toInternalPath } from '@/lib/safeLink';

/** Navigation state with the location to return to. */
export type ReturnState = {
  from: string;
  /** Whether a link in the menu led to the login, so that the location did not ask for it. */
  isVoluntary?: boolean;
  /** The project whose purchase asked for the login, and goes on after it. */
  purchaseOf?: number;
};

const toPath = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`;

/** Makes the state of a navigation to /login that returns to `location` afterwards. */
export function rememberLocation(location: Location): ReturnState {
  return { from: toPath(location) };
}

/** Returns whether a path is that of login or registration. */
export const isEntryPath = (path: string): boolean =>
  path === paths.login || path === paths.register;

/**
 * Returns the state of a menu's link to /login or /register; between these two pages the location
 * to return to stays the same.
 */
export function entryState(location: Location): unknown {
  return isEntryPath(location.pathname)
    ? location.state
    : { from: toPath(location), isVoluntary: true };
}

/** Makes the state of a navigation to /login that goes on with a purchase afterwards. */
export function rememberPurchase(location: Location, projectId: number): ReturnState {
  return { ...rememberLocation(location), purchaseOf: projectId };
}

/** Returns the id of the project whose purchase asked for the login, or goes on after it. */
export function purchaseIn(state: unknown): number | undefined {
  const id = (state as Partial<ReturnState> | null)?.purchaseOf;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** Returns the state of the navigation after login, with which a purchase goes on. */
export function stateAfterEntry(state: unknown): Pick<ReturnState, 'purchaseOf'> | null {
  const purchaseOf = purchaseIn(state);
  return purchaseOf === undefined ? null : { purchaseOf };
}

/** Returns where to go after login: the remembered path inside the app, or the home page. */
export function returnPath(state: unknown): string {
  const from = (state as Partial<ReturnState> | null)?.from;
  return toInternalPath(from, paths.home);
}

/**
 * Returns where to go after registration: the home page (specification, section 2: Register), or
 * the path that asked for the login.
 */
export function returnPathAfterRegistration(state: unknown): string {
  const isVoluntary = (state as Partial<ReturnState> | null)?.isVoluntary === true;
  return isVoluntary ? paths.home : returnPath(state);
}
