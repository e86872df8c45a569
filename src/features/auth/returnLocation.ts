import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { toInternalPath } from '@/lib/links';

/** Navigation state with the location to return to. */
export type ReturnState = {
  from: string;
  /** Whether a menu link led to the login, so the location did not require one. */
  isVoluntary?: boolean;
  /** The project whose purchase required the login and resumes after it. */
  purchaseOf?: number;
  /** The request to open the chat that required the login and resumes after it. */
  chat?: unknown;
};

const toPath = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`;

/** Returns the navigation state for /login that leads back to `location`. */
export function rememberLocation(location: Location): ReturnState {
  return { from: toPath(location) };
}

/** Returns whether a path is that of login or registration. */
export const isEntryPath = (path: string): boolean =>
  path === paths.login || path === paths.register;

/**
 * Returns the state of a menu link to /login or /register; between these two pages, the return
 * location stays the same.
 */
export function entryState(location: Location): unknown {
  return isEntryPath(location.pathname)
    ? location.state
    : { from: toPath(location), isVoluntary: true };
}

/** Returns the navigation state for /login that resumes a purchase. */
export function rememberPurchase(location: Location, projectId: number): ReturnState {
  return { ...rememberLocation(location), purchaseOf: projectId };
}

/** Returns the id of the project whose purchase required the login or resumes after it. */
export function purchaseIn(state: unknown): number | undefined {
  const id = (state as Partial<ReturnState> | null)?.purchaseOf;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** Returns the request to open the chat that required the login or resumes after it. */
export const chatIn = (state: unknown): unknown => (state as Partial<ReturnState> | null)?.chat;

/** Returns the navigation state after login that resumes a purchase or opens the chat. */
export function stateAfterEntry(state: unknown): Pick<ReturnState, 'purchaseOf' | 'chat'> | null {
  const purchaseOf = purchaseIn(state);
  const chat = chatIn(state);
  if (purchaseOf !== undefined) return { purchaseOf };
  return chat === undefined ? null : { chat };
}

/** Returns where to go after login: the remembered path inside the app, or the home page. */
export function returnPath(state: unknown): string {
  const from = (state as Partial<ReturnState> | null)?.from;
  return toInternalPath(from, paths.home);
}

/**
 * Returns where to go after registration: the path that required the login, or else the home page
 * (specification, section 2: Register).
 */
export function returnPathAfterRegistration(state: unknown): string {
  const isVoluntary = (state as Partial<ReturnState> | null)?.isVoluntary === true;
  return isVoluntary ? paths.home : returnPath(state);
}
