/** A request or response; header names are in lower case. Passwords and tokens are redacted. */
export type LoggedMessage = {
  headers: Readonly<Record<string, string>>;
  /** Null if there is none or it is not text. */
  body: string | null;
};

/** A request and its outcome. */
export type LoggedCall = {
  kind: 'call';
  id: number;
  /** Null for a call that is not in openapi.yaml. */
  operationId: string | null;
  /** ISO time of the real clock, even if the mock backend's clock differs. */
  startedAt: string;
  durationMs: number;
  method: string;
  /** The full URL. */
  url: string;
  request: LoggedMessage;
  /** The response; null if there was none. */
  response: (LoggedMessage & { status: number }) | null;
  /** Whether the call completed, its connection broke, or it hangs. */
  ending: 'completed' | 'broken' | 'hanging';
  /** The fault that affected it, with its origin: `scenario *:status=500`; `recording`; null for neither. */
  applied: string | null;
  /** The real backend that handled it; null for the mock backend. */
  handledBy: string | null;
};

/** A live chat event. */
export type LoggedEvent = {
  kind: 'event';
  id: number;
  startedAt: string;
  /** From the backend's point of view. */
  direction: 'received' | 'sent';
  socketId: string;
  event: string;
  /** The payload as JSON. */
  body: string;
};

/** The beginning of a page; the entries before it are of the pages that its tab showed earlier. */
export type LoggedPage = {
  kind: 'page';
  id: number;
  startedAt: string;
  /** The full URL. */
  url: string;
};

/** An entry of the log. */
export type LogEntry = LoggedCall | LoggedEvent | LoggedPage;
