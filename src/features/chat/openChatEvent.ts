/** The window event that opens the chat widget (specification, section 4: Chat widget). */
export const OPEN_CHAT_EVENT = 'openChatbot';

/** What somebody writes about: its name, and its path in the shop. */
export type ChatSubject = { title: string; path: string };

/** A request to open the chat. */
export type ChatRequest = {
  /** A prepared message for the input, ready to be changed and sent; null for none. */
  message: string | null;
  /** Shown to staff instead of the page on which the chat was opened; left out for the page. */
  about?: ChatSubject | undefined;
};

/** Asks the chat widget to open. */
export function requestChat(detail: ChatRequest): void {
  window.dispatchEvent(new CustomEvent<ChatRequest>(OPEN_CHAT_EVENT, { detail }));
}

function isSubject(value: unknown): value is ChatSubject {
  const { title, path } = (value ?? {}) as { title?: unknown; path?: unknown };
  return typeof title === 'string' && typeof path === 'string';
}

/** Returns the request of an event; one without a prepared message may be any kind of event. */
export function readChatRequest(event: Event): ChatRequest {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const { message, about } = (detail ?? {}) as { message?: unknown; about?: unknown };
  return {
    message: typeof message === 'string' ? message : null,
    about: isSubject(about) ? about : undefined,
  };
}
