import type {
  ConversationSummary,
  GetConversationAnswer,
  ListConversationsAnswer,
  UpdateConversationAnswer,
} from '@/api/generated/support.gen';
import type { World } from '../../world/world';
import { Unavailable } from '../../world/world';
import { answerCase, reading, writing, type Case } from '../case';
import { UNKNOWN_ID } from '../unknown';
import { findDisorder } from '../listings/order';

const byAdmin = (world: World) => ({ token: world.need('admin').token });

const inConversation = (world: World, body?: unknown) => ({
  ...byAdmin(world),
  path: { conversationId: world.need('conversationId') },
  body,
});

function anyConversation(conversations: ConversationSummary[]): number {
  const [first] = conversations;
  if (!first) throw new Unavailable('there are no conversations');
  return first.conversationId;
}

function statusCase(status: 'active' | 'resolved', title: string): Omit<Case, 'writes'> {
  return answerCase<UpdateConversationAnswer>(
    ['updateConversation', 200, title],
    (world) => inConversation(world, { status }),
    ({ conversation }, probe) =>
      probe.expectEqual(conversation.status, status, 'consistency', 'It has another status'),
  );
}

/** The staff's side of the conversations (extensions). */
export const supportCases: Case[] = [
  ...reading([
    answerCase<ListConversationsAnswer>(
      ['listConversations', 200, 'the newest message first'],
      byAdmin,
      ({ conversations }, probe) => {
        const times = conversations.map(({ lastMessageAt, createdAt }) => ({
          time: lastMessageAt ?? createdAt,
        }));
        const disorder = findDisorder(times, 'time', 'time', 'DESC');
        probe.expectEqual(disorder, undefined, 'sorting', 'Not the newest message first');
      },
    ),
    {
      operationId: 'getConversation',
      title: 'the conversation as it stands in the list',
      due: [200],
      run: async (probe, world) => {
        const { conversations } = await probe.read<ListConversationsAnswer>(
          'listConversations',
          byAdmin(world),
        );
        const conversationId = anyConversation(conversations);
        const { conversation, messages } = await probe.read<GetConversationAnswer>(
          'getConversation',
          { ...byAdmin(world), path: { conversationId } },
        );
        const listed = conversations.find((entry) => entry.conversationId === conversationId);
        probe.expectEqual(conversation, listed, 'consistency', 'It differs from the list');
        const last = messages.at(-1)?.message ?? null;
        probe.expectEqual(last, conversation.lastMessage, 'consistency', 'Not the last message');
      },
    },
    answerCase(['getConversation', 404, 'a conversation that there is not'], (world) => ({
      ...byAdmin(world),
      path: { conversationId: UNKNOWN_ID },
    })),
  ]),
  ...writing([
    statusCase('resolved', 'resolved'),
    statusCase('active', 'opened again'),
    answerCase(['updateConversation', 400, 'a status that staff cannot give'], (world) =>
      inConversation(world, { status: 'waiting' }),
    ),
    {
      operationId: 'markConversationRead',
      title: 'nothing is unread afterwards',
      due: [200],
      run: async (probe, world) => {
        await probe.ask('markConversationRead', inConversation(world));
        const { conversation } = await probe.read<GetConversationAnswer>(
          'getConversation',
          inConversation(world),
        );
        probe.expectEqual(conversation.unreadCount, 0, 'consistency', 'Messages are unread still');
      },
    },
  ]),
];
