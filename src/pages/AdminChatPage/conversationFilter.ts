import type { ConversationSummary } from '@/api/supportApi';

/** States of a conversation, most urgent first. */
export const CONVERSATION_STATES = ['waiting', 'active', 'resolved'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** Filters conversations by state and by a text in the name, email or last message. */
export function filterConversations(
  conversations: readonly ConversationSummary[],
  { state, search }: { state: ConversationState; search: string },
): ConversationSummary[] {
  const wanted = search.trim().toLowerCase();
  return conversations.filter(({ status, customer, lastMessage }) => {
    const texts = [customer.name, customer.email, lastMessage ?? ''];
    return status === state && texts.some((text) => text.toLowerCase().includes(wanted));
  });
}
