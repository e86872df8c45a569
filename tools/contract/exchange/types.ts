/** A request as it was sent and what came back, secrets already hidden. */
export type Exchange = {
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  /** Null when none was sent. */
  requestBody: string | null;
  /** The bytes of a body that is no text; `requestBody` is a note on it then. */
  requestBase64?: string;
  /** 0 when no answer came. */
  status: number;
  statusText: string;
  responseHeaders: Record<string, string>;
  /** Text of the answer; a note in brackets for a binary one. */
  responseBody: string;
  /** Bytes of the answer's body. */
  responseBytes: number;
  /** ISO 8601. */
  startedAt: string;
  durationMs: number;
  /** What a client of the live chat connects with, as socket.io sends it; missing for plain HTTP. */
  handshake?: string;
};

/** An answer as it came, secrets and all. */
export type Answer = {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  /** The parsed body of a JSON answer; undefined for any other and for JSON that does not parse. */
  json: unknown;
};

/** A call as it differs from its operation. */
export type Call = {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** Sent as JSON; bytes are sent as they are, a string as it stands, which need not be valid JSON. */
  body?: unknown;
  /** Sent as a bearer token. */
  token?: string | undefined;
  headers?: Record<string, string>;
};
