import type { MockBackend } from '../createMockBackend';

/** Emails of the users that make the calls. */
export const ASHA = 'asha@example.com';
export const NEW_CUSTOMER = 'new@example.com';
export const ADMIN = 'admin@example.com';

/** A project that neither customer owns; nearly everything else has an entry with this id too. */
export const FOR_SALE = 4;

/** An id that is not in use. */
export const NO_ID = 99_999;

/** The differences between a call and what the document says of its operation. */
export type Call = {
  /** The value of the path parameter; by default `FOR_SALE`. */
  id?: number | string;
  /** By default as many entries as a list allows. */
  query?: string;
  /** Fields that differ from the document's example, or a Blob that is sent as is. */
  body?: object;
  /** The email of the user that makes the call; by default an admin, Asha or a guest, whoever may make it. */
  as?: string | undefined;
  headers?: Record<string, string>;
};

/** Calls that provoke documented responses, keyed by operationId and status. */
export type Calls = Record<string, Call | ((backend: MockBackend) => Call | Promise<Call>)>;
