import { nanoid } from '@reduxjs/toolkit';
import type { User } from '@/api/accountApi';
import { hasAdminRole } from '@/features/auth';
import type { ReceivedMessage } from './chatMessage';

/** A message in a conversation, either saved by the backend or still being sent. */
export type ChatEntry = Omit<ReceivedMessage, 'id' | 'conversationId'> & {
  /** Stays the same from sending to sent. */
  key: string;
  /** Null until the backend has given it one. */
  id: number | null;
  delivery: 'sent' | 'sending' | 'failed';
};

/** Makes the entry of a message that is being sent. */
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
 * Marks entries as sent that are new among the received messages: they were saved although their
 * response is late or lost.
 */
function withSaved(
  entries: readonly ChatEntry[],
  received: readonly ReceivedMessage[],
): ChatEntry[] {
  const settled = [...entries];
  const known = new Set(entries.map(({ id }) => id));
  for (const { id, senderId, text } of received) {
    if (known.has(id)) continue;
    const index = settled.findIndex(
      (entry) => entry.id === null && entry.senderId === senderId && entry.text === text,
    );
    if (index >= 0) settled[index] = { ...settled[index]!, id, delivery: 'sent' };
  }
  return settled;
}

/** Adds messages that the log does not have, in order. */
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

/** Adds what the backend has to a log: each message once, in order, and unsaved ones as saved. */
export function withLoaded(
  entries: readonly ChatEntry[],
  received: readonly ReceivedMessage[],
): ChatEntry[] {
  return withReceived(withSaved(entries, received), received);
}

/** Returns the messages that had no id before and have one now. */
export function newlySaved(
  before: readonly ChatEntry[],
  now: readonly ChatEntry[],
): (ChatEntry & { id: number })[] {
  const unsaved = new Set(before.filter(({ id }) => id === null).map(({ key }) => key));
  return now.filter(
    (entry): entry is ChatEntry & { id: number } => unsaved.has(entry.key) && entry.id !== null,
  );
}

/** Marks an entry as sent with the backend's id, unless it was received before. */
export function withSent(entries: readonly ChatEntry[], key: string, id: number): ChatEntry[] {
  const isKnown = entries.some((entry) => entry.id === id && entry.key !== key);
  if (isKnown) return entries.filter((entry) => entry.key !== key);
  return entries
    .map((entry) => (entry.key === key ? { ...entry, id, delivery: 'sent' as const } : entry))
    .sort(inOrder);
}

/** Changes the delivery status of an entry that is not saved yet. */
export function withDelivery(
  entries: readonly ChatEntry[],
  key: string,
  delivery: ChatEntry['delivery'],
): ChatEntry[] {
  return entries.map((entry) =>
    entry.key === key && entry.id === null ? { ...entry, delivery } : entry,
  );
}
