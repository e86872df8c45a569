/** What the store hands to the API by its thunk extra argument, so that `api` need not know it. */
export type ApiContext = {
  /** The bearer token in force, or null. */
  getToken: () => string | null;
  /** Called when a request that carried `token` was answered with 401. */
  onUnauthorized: (token: string) => void;
};
