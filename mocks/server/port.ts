/** The port of the mock server unless `PORT` names another. */
export const DEFAULT_PORT = 4000;
