/**
 * What the store passes to the API as thunk extra argument, so that `api` does not depend on the
 * store.
 */
export type ApiContext = {
  /** Returns the current bearer token, or null. */
  getToken: () => string | null;
  /** Called when a request that carried `token` gets a 401 response. */
  onUnauthorized: (token: string) => void;
};
