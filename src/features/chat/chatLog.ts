import { nanoid } from '@reduxjs/toolkit';
import type { User } from '@/api/accountApi';
import { hasAdminRole } from '@/features/auth';
import type { ReceivedMessage } from './chatMessage';

/** A message in a conversation, either saved by the backend or still being sent. */
export type ChatEntry = Omit<ReceivedMessage, 'id' | 'conversationId'> & {
  /** React key; unchanged when a message that is being sent is saved. */
  key: string;
  /** Null until the backend has assigned one. */
  id: number | null;
  delivery: 'sent' | 'sending' | 'failed';
  /** Whether a request that saves it is under way; undefined for a message that was received. */
  isRequested?: boolean;
};

/** Creates the entry of a message that is being sent. */
export function newEntry(user: User, text: string): ChatEntry {
  return {
    key: nanoid(),
    id: null,
    senderId: user.id,
    isFromCustomer: !hasAdminRole(user),
    senderName: user.name,
    text,
    sentAt: new Date().toISOString(),
    delivery: 'sending',
    isRequested: true,
  };
}

function toEntry({ conversationId: _conversationId, ...message }: ReceivedMessage): ChatEntry {
  return { ...message, key: `id-${message.id}`, delivery: 'sent' };
}

/** Sorts saved entries by id, followed by those being sent. */
function inOrder(one: ChatEntry, other: ChatEntry): number {
  if (one.id !== null && other.id !== null) return one.id - other.id;
  if (one.id === null && other.id === null) return 0;
  return one.id === null ? 1 : -1;
}

/**
 * Marks entries as sent that appear among the received messages: they were saved although their
 * response is late or lost.
 */
function withSaved(
  entries: readonly ChatEntry[],
  received: readonly ReceivedMessage[],
): ChatEntry[] {
  const settled = [...entries];
  const known = new Set(entries.map(({ id }) => id));
  for (const { id, senderId, text, sentAt } of received) {
    if (known.has(id)) continue;
    const index = settled.findIndex(
      (entry) => entry.id === null && entry.senderId === senderId && entry.text === text,
    );
    const entry = settled[index];
    if (!entry) continue;
    known.add(id);
    settled[index] = { ...entry, id, sentAt: sentAt || entry.sentAt, delivery: 'sent' };
  }
  return settled.sort(inOrder);
}

/** Appends messages that the log lacks, in order. */
function withReceived(
  entries: readonly ChatEntry[],
  received: readonly ReceivedMessage[],
): ChatEntry[] {
  const known = new Set(entries.map(({ id }) => id));
  const fresh = new Map(
    received.filter(({ id }) => !known.has(id)).map((message) => [message.id, toEntry(message)]),
  );
  return fresh.size === 0 ? [...entries] : [...entries, ...fresh.values()].sort(inOrder);
}

/**
 * Merges the backend's messages into a log: each message once, in order, pending ones marked as
 * sent.
 */
export function withLoaded(
  entries: readonly ChatEntry[],
  received: readonly ReceivedMessage[],
): ChatEntry[] {
  return withReceived(withSaved(entries, received), received);
}

/** Returns the messages that have received an id. */
export function newlySaved(
  before: readonly ChatEntry[],
  now: readonly ChatEntry[],
): (ChatEntry & { id: number })[] {
  const unsaved = new Set(before.filter(({ id }) => id === null).map(({ key }) => key));
  return now.filter(
    (entry): entry is ChatEntry & { id: number } => unsaved.has(entry.key) && entry.id !== null,
  );
}

/**
 * Gives the id of an entry, or none, to the one that has its own: of equal messages that were under way
 * together, the wrong one was taken for saved.
 */
function exchange(holder: ChatEntry, id: number | null): ChatEntry {
  if (id !== null) return { ...holder, id };
  return { ...holder, id, delivery: holder.isRequested ? 'sending' : 'failed' };
}

/** Marks an entry as sent with the backend's id, unless it was received before. */
export function withSent(entries: readonly ChatEntry[], key: string, id: number): ChatEntry[] {
  const sent = entries.find((entry) => entry.key === key);
  const holder = entries.find((entry) => entry.id === id && entry.key !== key);
  const isReceived = holder?.isRequested === undefined && sent?.id === null;
  if (!sent || (holder && isReceived)) return entries.filter((entry) => entry !== sent);
  return entries
    .map((entry): ChatEntry => {
      if (entry === sent) return { ...sent, id, delivery: 'sent', isRequested: false };
      return entry === holder ? exchange(holder, sent.id) : entry;
    })
    .sort(inOrder);
}

/** Changes the delivery status of an entry that is not saved yet. */
export function withDelivery(
  entries: readonly ChatEntry[],
  key: string,
  delivery: 'sending' | 'failed',
): ChatEntry[] {
  return entries.map((entry) =>
    entry.key === key && entry.id === null
      ? { ...entry, delivery, isRequested: delivery === 'sending' }
      : entry,
  );
}
