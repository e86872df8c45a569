/** The window event that opens the chat widget (specification, section 4: Chat widget). */
export const OPEN_CHAT_EVENT = 'openChatbot';

/** A request to open the chat. */
export type ChatRequest = {
  /** A prepared message for the input, ready to be changed and sent; null for none. */
  message: string | null;
};

/** Asks the chat widget to open. */
export function requestChat(message: string | null): void {
  window.dispatchEvent(new CustomEvent<ChatRequest>(OPEN_CHAT_EVENT, { detail: { message } }));
}

/** Returns the request of an event; one without a prepared message may be any kind of event. */
export function readChatRequest(event: Event): ChatRequest {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const { message } = (detail ?? {}) as { message?: unknown };
  return { message: typeof message === 'string' ? message : null };
}
