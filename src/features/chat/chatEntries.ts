import type { ReceivedMessage } from './chatMessage';

type MessageContent = Omit<ReceivedMessage, 'id' | 'conversationId'>;

/** A message as it is shown: stored by the backend, or on its way there. */
export type ChatEntry = MessageContent & {
  /** React key; unchanged when a message that is being sent is stored. */
  key: string;
  /** Null until the backend has assigned one. */
  id: number | null;
  delivery: 'sent' | 'sending' | 'failed';
};

/** A stored message; the `key` is that of a message that was sent from here. */
export type StoredMessage = ReceivedMessage & { key?: string; isAnnounced?: boolean };

/** A message that was sent from this tab and whose id no response has returned yet. */
export type OutgoingMessage = {
  /** The idempotency key of its requests, together with the conversation. */
  key: string;
  content: MessageContent;
  /** Id of the last message that was known when it was written; 0 for none. */
  after: number;
  /** Whether the request that stores it is under way. */
  isRequested: boolean;
};

/** All messages of a conversation. */
export type Messages = {
  /** What the backend has stored, in the order of the ids. */
  messages: StoredMessage[];
  /** What was sent from here, in the order in which it was written. */
  outbox: OutgoingMessage[];
};

/**
 * Returns the outgoing messages that the backend appears to have stored, by the ids of their copies.
 *
 * A response belongs to its request, so a message is known by the idempotency key that the request
 * carried. Neither live events nor lists of messages carry that key, and they may come before the
 * response, or instead of a lost one. Only then are messages compared by sender and text. The result
 * is never stored: as soon as a response names an id, the comparison is made without both, so that a
 * wrong guess between equal messages corrects itself.
 */
function findCopies({ messages, outbox }: Messages): Map<number, OutgoingMessage> {
  const copies = new Map<number, OutgoingMessage>();
  for (const outgoing of outbox) {
    const { content, after } = outgoing;
    const copy = messages.find(
      (message) =>
        message.key === undefined &&
        message.id > after &&
        message.senderId === content.senderId &&
        message.text === content.text &&
        !copies.has(message.id),
    );
    if (copy) copies.set(copy.id, outgoing);
  }
  return copies;
}

/** Returns each message once: those that are stored by id, then those that are not. */
export function toEntries(log: Messages): ChatEntry[] {
  const copies = findCopies(log);
  const stored = new Set([...copies.values()].map(({ key }) => key));
  return [
    ...log.messages.map((message): ChatEntry => ({
      ...message,
      key: message.key ?? copies.get(message.id)?.key ?? `id-${message.id}`,
      delivery: 'sent',
    })),
    ...log.outbox
      .filter(({ key }) => !stored.has(key))
      .map(({ key, content, isRequested }): ChatEntry => ({
        ...content,
        key,
        id: null,
        delivery: isRequested ? 'sending' : 'failed',
      })),
  ];
}

/** Returns whether the backend has stored a message that was sent from here. */
export const isStored = (log: Messages, key: string): boolean =>
  toEntries(log).some((entry) => entry.key === key && entry.id !== null);

/** Returns the stored messages from this tab that have not been announced to the others yet. */
export function toAnnounce(log: Messages): ReceivedMessage[] {
  const copies = findCopies(log);
  return log.messages.filter(
    ({ id, key, isAnnounced }) => !isAnnounced && (key !== undefined || copies.has(id)),
  );
}
