/** The people who call. */
export const ASHA = 'asha@example.com';
export const NEW_CUSTOMER = 'new@example.com';
export const ADMIN = 'admin@example.com';

/** A project that neither customer owns; there are a conversation and a person with this id too. */
export const FOR_SALE = 4;

/** A call as it differs from its operation: the path is the document's, nobody is logged in. */
export type Call = {
  path?: string;
  /** A Blob is sent as it is, anything else as JSON. */
  body?: unknown;
  /** The email of the person who calls. */
  as?: string;
};

/** How documented answers are provoked for real, by operation and status. */
export type Calls = Record<string, () => Call | Promise<Call>>;
