/** Why there is no response, by the error code of Node's network, TLS and HTTP modules. */
const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the name of its host is unknown',
  EAI_AGAIN: 'the name of its host cannot be looked up',
  EHOSTUNREACH: 'its host cannot be reached',
  ECONNRESET: 'the connection was closed before the response was complete',
  UND_ERR_SOCKET: 'the connection was closed before the response was complete',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed; NODE_EXTRA_CA_CERTS trusts it',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted; NODE_EXTRA_CA_CERTS trusts it',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted; NODE_EXTRA_CA_CERTS trusts it',
};

/** Returns the code of an error or of what caused it; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause ? codeOf(cause) : undefined;
}

/** Describes why a request got no response, for the developers of the backend. */
export function describeFailure(error: unknown): string {
  const code = codeOf(error);
  const known = code && CAUSES[code];
  if (known) return `${known} (${code})`;
  const { message, cause } = error as Partial<Error>;
  // The message of an error of `fetch` says only that it failed.
  return (cause as Partial<Error> | undefined)?.message || message || String(error);
}
