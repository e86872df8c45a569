/** A request as sent and its response, with secrets redacted. */
export type Exchange = {
  /** The operation that was called; missing for other requests. */
  operationId?: string;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  /** Null if the request had no body. */
  requestBody: string | null;
  /** The bytes of a binary body; `requestBody` is then a note. */
  requestBase64?: string;
  /** 0 if there was no response. */
  status: number;
  statusText: string;
  responseHeaders: Record<string, string>;
  /** Text of the body; a note in brackets for a binary one. */
  responseBody: string;
  /** Size of the body in bytes. */
  responseBytes: number;
  /** ISO 8601. */
  startedAt: string;
  durationMs: number;
  /** The connect packet of a live chat client, as socket.io sends it; missing for plain HTTP. */
  handshake?: string;
};

/** A response as received, with its secrets. */
export type ReceivedResponse = {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  /** The parsed body of a JSON response; undefined for other types and for invalid JSON. */
  json: unknown;
};

/** The value of a query parameter. */
export type QueryValue = string | number | readonly string[];

/** The parameters of a call to an operation. */
export type Call = {
  path?: Record<string, string | number>;
  /** Parameters; each value of an array has the name of the parameter. */
  query?: Record<string, QueryValue>;
  /** Sent as JSON. Bytes and strings are sent unchanged; a string need not be valid JSON. */
  body?: unknown;
  /** Sent as a bearer token. */
  token?: string | undefined;
  headers?: Record<string, string>;
};
