/** The window event that opens the chat widget (specification, section 4: Chat widget). */
export const OPEN_CHAT_EVENT = 'openChatbot';

/** What the user writes about: its name, and its path in the shop. */
export type ChatSubject = { title: string; path: string };

/** A request to open the chat. */
export type ChatRequest = {
  /** Text to prefill in the input; null for none. */
  message: string | null;
  /** Subject shown to staff; defaults to the page on which the chat was opened. */
  about?: ChatSubject | undefined;
};

/** Asks the chat widget to open; what is no `ChatRequest` opens it without a message. */
export function requestChat(detail: unknown): void {
  window.dispatchEvent(new CustomEvent(OPEN_CHAT_EVENT, { detail }));
}

function isSubject(value: unknown): value is ChatSubject {
  const { title, path } = (value ?? {}) as { title?: unknown; path?: unknown };
  return typeof title === 'string' && typeof path === 'string';
}

/** Returns the request of an event; without a prefilled message, the event may be of any type. */
export function readChatRequest(event: Event): ChatRequest {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const { message, about } = (detail ?? {}) as { message?: unknown; about?: unknown };
  return {
    message: typeof message === 'string' ? message : null,
    about: isSubject(about) ? about : undefined,
  };
}
