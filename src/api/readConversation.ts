import { isRecord } from '@/lib/isRecord';
import { parseCount } from '@/lib/numbers';
import { readId } from '@/lib/readId';
import type {
  ConversationNote,
  ConversationSummary,
  GetConversationResponse,
  OpenedFrom,
} from './generated/support.gen';
import { readText, readTitle } from './readText';

/** Stands for the missing id of a person, who is only shown. */
const NO_ID = 0;

type Fields = Record<string, unknown>;

/** Returns the records of a list that have an id. */
function readEntities(value: unknown): (Fields & { id: number })[] {
  const records = Array.isArray(value) ? value.filter(isRecord) : [];
  return records.flatMap((record) => {
    const id = readId(record.id);
    return id === null ? [] : [{ ...record, id }];
  });
}

function readPerson(value: unknown) {
  const { id, name, email } = isRecord(value) ? value : ({} as Fields);
  const address = readText(email);
  return { id: readId(id) ?? NO_ID, name: readText(name) || address, email: address };
}

function readOpenedFrom(value: unknown): OpenedFrom | null {
  if (!isRecord(value)) return null;
  const path = readText(value.path);
  return { title: readText(value.title) || path, path };
}

const readNote = ({ id, author, text, created_at }: Fields & { id: number }): ConversationNote => ({
  id,
  author: readPerson(author),
  text: readText(text),
  created_at: readText(created_at),
});

/** Returns a conversation with all its fields, since a backend may lack some of them. */
export function readConversation(conversation: ConversationSummary): ConversationSummary {
  const { customer, assignee, status, lastMessage, lastMessageAt, createdAt } = conversation;
  return {
    ...conversation,
    status: readText(status),
    customer: readPerson(customer),
    lastMessage: readText(lastMessage) || null,
    lastMessageAt: readText(lastMessageAt) || null,
    createdAt: readText(createdAt),
    unreadCount: parseCount(conversation.unreadCount),
    // Without the field, the backend does not assign conversations.
    ...(assignee !== undefined && { assignee: isRecord(assignee) ? readPerson(assignee) : null }),
  };
}

/** Returns an opened conversation with all its fields; its messages are read where they are shown. */
export function readOpenedConversation(response: GetConversationResponse): GetConversationResponse {
  const { conversation, opened_from, notes, purchases } = response;
  return {
    ...response,
    conversation: readConversation(conversation),
    opened_from: readOpenedFrom(opened_from),
    // Without the field, the backend does not keep notes.
    ...(notes !== undefined && { notes: readEntities(notes).map(readNote) }),
    purchases: readEntities(purchases).map(({ id, title, purchase_date }) => ({
      id,
      title: readTitle(title),
      purchase_date: readText(purchase_date),
    })),
  };
}
