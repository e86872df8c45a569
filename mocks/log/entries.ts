/** What was sent one way; header names are in lower case. Passwords and tokens are left out. */
export type LoggedMessage = {
  headers: Readonly<Record<string, string>>;
  /** Null for none, or for one that is no text. */
  body: string | null;
};

/** A request and what became of it. */
export type LoggedCall = {
  kind: 'call';
  id: number;
  /** Null for a call that openapi.yaml does not know. */
  operationId: string | null;
  /** ISO time by the machine's clock, whatever the mock backend's says. */
  startedAt: string;
  durationMs: number;
  method: string;
  /** The whole address. */
  url: string;
  request: LoggedMessage;
  /** Null when none came. */
  answer: (LoggedMessage & { status: number }) | null;
  /** Whether it was answered, its connection broke, or it hangs. */
  ending: 'answered' | 'broken' | 'hanging';
  /** Whether a fault had its hand in it. */
  isFaulty: boolean;
  /** The real backend that answered; null for the mock backend. */
  answeredBy: string | null;
};

/** An event of the live chat. */
export type LoggedEvent = {
  kind: 'event';
  id: number;
  startedAt: string;
  /** Seen from the backend. */
  direction: 'received' | 'sent';
  socketId: string;
  event: string;
  /** JSON. */
  body: string;
};

/** A line of the log. */
export type LogEntry = LoggedCall | LoggedEvent;
