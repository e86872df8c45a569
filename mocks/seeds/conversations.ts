import type { ConversationRow, MessageRow, UserRow } from '../domain/model';
import { daysBefore } from './calendar';
import chats from './data/conversations.json';
import { peopleIds } from './people';

type Line = {
  by: 'customer' | 'staff';
  daysAgo: number;
  /** Minute of the day, in UTC. */
  minute: number;
  text: string;
};

type Chat = {
  /** The customer's name. */
  customer: string;
  status: ConversationRow['status'];
  lines: readonly Line[];
  /** Number of lines that an admin has read. */
  read: number;
};

/** In the order in which they began. */
const CHATS = chats as readonly Chat[];

/** Returns conversations of every status, with their messages. */
export function seedConversations(
  anchor: Date,
  people: readonly UserRow[],
): { conversations: ConversationRow[]; messages: MessageRow[] } {
  const staff = people.find(({ id }) => id === peopleIds.admin)!;
  const messages: MessageRow[] = [];
  const conversations = CHATS.map(({ customer, status, lines, read }, index): ConversationRow => {
    const id = index + 1;
    const user = people.find(({ name }) => name === customer)!;
    const rows = lines.map(({ by, daysAgo, minute, text }, position): MessageRow => {
      const sender = by === 'staff' ? staff : user;
      return {
        id: messages.length + position + 1,
        conversationId: id,
        senderId: sender.id,
        senderType: sender.role,
        senderName: sender.name,
        text,
        createdAt: daysBefore(anchor, daysAgo, minute),
      };
    });
    messages.push(...rows);
    return {
      id,
      userId: user.id,
      status,
      createdAt: rows[0]!.createdAt,
      lastReadMessageId: rows[read - 1]?.id ?? 0,
      isAnnounced: true,
      customerReadMessageId: rows.at(-1)!.id,
      mailedMessageId: rows.at(-1)!.id,
      openedFrom: null,
      assigneeId: null,
      notes: [],
    };
  });
  return { conversations, messages };
}
