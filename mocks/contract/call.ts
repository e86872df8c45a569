import type { MockBackend } from '../createMockBackend';

/** Emails of the users that make the calls. */
export const ASHA = 'asha@example.com';
export const NEW_CUSTOMER = 'new@example.com';
export const ADMIN = 'admin@example.com';

/** A project that neither customer owns; a conversation and a user with this id exist too. */
export const FOR_SALE = 4;

/**
 * The differences between a call and its operation; by default the path is the documented one and
 * the caller is a guest.
 */
export type Call = {
  path?: string;
  /** A Blob is sent as is, anything else as JSON. */
  body?: unknown;
  /** The email of the user that makes the call. */
  as?: string;
  headers?: Record<string, string>;
};

/** Calls that provoke documented responses, keyed by operationId and status. */
export type Calls = Record<string, (backend: MockBackend) => Call | Promise<Call>>;
