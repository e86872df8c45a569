import type { Conversation, GetUnreadCountResponse } from '@/api/generated/chat.gen';
import type {
  AddConversationNoteResponse,
  AssignConversationResponse,
  ConversationSummary,
  GetConversationResponse,
  ListConversationsResponse,
  UpdateConversationResponse,
} from '@/api/generated/support.gen';
import type { AuthAnswer } from '@/api/generated/auth.gen';
import type { ListPurchasedProjectsResponse } from '@/api/generated/projects.gen';
import type { World } from '../../world/world';
import { SkipCase } from '../../world/world';
import { callCase, reading, writing, type Case } from '../case';
import type { Probe } from '../probe';
import { UNKNOWN_ID } from '../unknownValues';
import { findDisorder } from '../listings/order';
import { sendMessage } from './chat';
import { expectNow } from './times';

const byAdmin = (world: World) => ({ token: world.need('admin').token });

const inConversation = (world: World, body?: unknown) => ({
  ...byAdmin(world),
  path: { conversationId: world.need('conversationId') },
  body,
});

function anyConversation(conversations: ConversationSummary[]): number {
  const [first] = conversations;
  if (!first) throw new SkipCase('there are no conversations');
  return first.conversationId;
}

/** Expects the inbox to show a conversation as in the last response. */
async function expectInInbox(
  probe: Probe,
  world: World,
  conversation: ConversationSummary,
): Promise<void> {
  const { conversations } = await probe.read<ListConversationsResponse>(
    'listConversations',
    byAdmin(world),
  );
  const { conversationId } = conversation;
  const listed = conversations.find((one) => one.conversationId === conversationId);
  const message = 'The inbox shows the conversation otherwise';
  probe.expectEqual(listed, conversation, 'consistency', message);
}

function statusCase(status: 'active' | 'resolved', title: string): Omit<Case, 'writes'> {
  return callCase<UpdateConversationResponse>(
    ['updateConversation', 200, title],
    (world) => inConversation(world, { status }),
    async ({ conversation }, probe, world) => {
      const message = 'The status has not changed';
      probe.expectEqual(conversation.status, status, 'consistency', message);
      await expectInInbox(probe, world, conversation);
    },
  );
}

/** Support conversations as seen by staff (extensions). */
export const supportCases: Case[] = [
  ...reading([
    callCase<ListConversationsResponse>(
      ['listConversations', 200, 'the newest message first'],
      byAdmin,
      ({ conversations }, probe) => {
        const times = conversations.map(({ lastMessageAt, createdAt }) => ({
          time: lastMessageAt ?? createdAt,
        }));
        const disorder = findDisorder(times, 'time', 'time', 'DESC');
        probe.expectEqual(disorder, undefined, 'sorting', 'The newest message is not first');
      },
    ),
    {
      operationId: 'getConversation',
      title: 'the same conversation as in the list',
      due: [200],
      run: async (probe, world) => {
        const { conversations } = await probe.read<ListConversationsResponse>(
          'listConversations',
          byAdmin(world),
        );
        const conversationId = anyConversation(conversations);
        const { conversation, messages } = await probe.read<GetConversationResponse>(
          'getConversation',
          { ...byAdmin(world), path: { conversationId } },
        );
        const listed = conversations.find((entry) => entry.conversationId === conversationId);
        probe.expectEqual(
          conversation,
          listed,
          'consistency',
          'The conversation differs from the list',
        );
        const last = messages.at(-1)?.message ?? null;
        probe.expectEqual(
          last,
          conversation.lastMessage,
          'consistency',
          'lastMessage is not the last message',
        );
      },
    },
    callCase(['getConversation', 404, 'an unknown conversation'], (world) => ({
      ...byAdmin(world),
      path: { conversationId: UNKNOWN_ID },
    })),
  ]),
  ...writing([
    {
      operationId: 'getUnreadCount',
      title: 'an answer counts until it is read',
      due: [200],
      run: async (probe, world) => {
        const byPerson = { token: world.need('person').token };
        const count = async () =>
          (await probe.read<GetUnreadCountResponse>('getUnreadCount', byPerson)).unread_count;
        const before = await count();
        const conversationId = world.need('conversationId');
        await probe.call('sendChatMessage', {
          ...byAdmin(world),
          body: { conversationId, message: 'Answered by the checker', messageType: 'text' },
        });
        const rule = 'consistency';
        probe.expectEqual(await count(), before + 1, rule, 'The answer does not count as unread');
        const { status } = await probe.read<Conversation>('openConversation', byPerson);
        probe.expectEqual(status, 'active', rule, 'The conversation still waits for an answer');
        await probe.call('markAnswersRead', byPerson);
        probe.expectEqual(await count(), 0, rule, 'Answers are still unread');
        await sendMessage(probe, world, 'My own message');
        probe.expectEqual(await count(), 0, rule, 'Own messages count as unread');
      },
    },
    callCase(['markAnswersRead', 200, 'answers that were read before'], (world) => ({
      token: world.need('person').token,
    })),
    {
      operationId: 'tellOpenedFrom',
      title: 'staff see the page',
      due: [200],
      run: async (probe, world) => {
        const body = { title: 'Contract check', path: '/projects/1' };
        await probe.call('tellOpenedFrom', { token: world.need('person').token, body });
        const { opened_from: openedFrom } = await probe.read<GetConversationResponse>(
          'getConversation',
          inConversation(world),
        );
        probe.expectEqual(openedFrom, body, 'consistency', 'It is another page');
      },
    },
    {
      operationId: 'addConversationNote',
      title: 'staff see the note, and the customer does not',
      due: [201],
      run: async (probe, world) => {
        const text = 'Noted by the contract checker';
        await sendMessage(probe, world, 'Unread beside a note');
        const before = await probe.read<GetConversationResponse>(
          'getConversation',
          inConversation(world),
        );
        const { note } = await probe.read<AddConversationNoteResponse>(
          'addConversationNote',
          inConversation(world, { text }),
        );
        const { id, name } = world.need('admin').user;
        probe.expectEqual(
          [note.text, note.author.id, note.author.name],
          [text, id, name],
          'consistency',
          'It is another note, or that of another admin',
        );
        expectNow(probe, note.created_at, 'The note');
        const { notes = [], conversation } = await probe.read<GetConversationResponse>(
          'getConversation',
          inConversation(world),
        );
        const changed = 'A note changes its conversation';
        probe.expectEqual(conversation, before.conversation, 'consistency', changed);
        probe.expectEqual(notes.at(-1), note, 'consistency', 'The conversation lacks the note');
        const seen = await probe.call('openConversation', {
          token: world.need('person').token,
        });
        const isSeen = seen.text.includes(text);
        probe.expectEqual(isSeen, false, 'access', 'The customer sees the note of staff');
      },
    },
    callCase<AssignConversationResponse>(
      ['assignConversation', 200, 'to oneself'],
      (world) => inConversation(world, { assignee_id: world.need('admin').user.id }),
      async ({ conversation }, probe, world) => {
        probe.expectEqual(
          conversation.assignee?.id,
          world.need('admin').user.id,
          'consistency',
          'It is handed to somebody else',
        );
        await expectInInbox(probe, world, conversation);
      },
    ),
    callCase(['assignConversation', 400, 'to a customer'], (world) =>
      inConversation(world, { assignee_id: world.need('person').user.id }),
    ),
    callCase<AssignConversationResponse>(
      ['assignConversation', 200, 'to nobody'],
      (world) => inConversation(world, { assignee_id: null }),
      ({ conversation }, probe) =>
        probe.expectEqual(conversation.assignee, null, 'consistency', 'It still has an assignee'),
    ),
    statusCase('resolved', 'resolved'),
    statusCase('active', 'reopened'),
    callCase(['updateConversation', 400, 'a status that staff cannot set'], (world) =>
      inConversation(world, { status: 'waiting' }),
    ),
    {
      operationId: 'markConversationRead',
      title: 'no unread messages afterwards',
      due: [200],
      run: async (probe, world) => {
        await sendMessage(probe, world, 'Unread until staff look');
        await sendMessage(probe, world, 'The second of two');
        const own = await probe.read<Conversation>('openConversation', {
          token: world.need('person').token,
        });
        const unread = await probe.read<GetConversationResponse>(
          'getConversation',
          inConversation(world),
        );
        probe.expectEqual(
          unread.messages.map(({ id }) => id),
          own.messages.map(({ id }) => id),
          'consistency',
          'Staff see other messages than the customer',
        );
        unread.messages.forEach((seen, index) => {
          const difference = 'Staff see a message otherwise than the customer';
          probe.expectShared(seen, own.messages[index] ?? {}, 'consistency', difference);
        });
        await probe.call('markConversationRead', inConversation(world));
        const { conversation } = await probe.read<GetConversationResponse>(
          'getConversation',
          inConversation(world),
        );
        probe.expectEqual(conversation.unreadCount, 0, 'consistency', 'Messages are still unread');
        await expectInInbox(probe, world, conversation);
      },
    },
    {
      operationId: 'getConversation',
      title: 'staff see what the customer owns',
      due: [200],
      run: async (probe, world) => {
        const { purchases } = await probe.read<GetConversationResponse>(
          'getConversation',
          inConversation(world),
        );
        const { projects } = await probe.read<ListPurchasedProjectsResponse>(
          'listPurchasedProjects',
          { token: world.need('person').token },
        );
        const outline = (owned: readonly GetConversationResponse['purchases'][number][]) =>
          owned.map(({ id, title, purchase_date: time }) => ({ id, title, time }));
        const message = 'Staff see other purchases than the library of the customer';
        probe.expectEqual(outline(purchases), outline(projects), 'consistency', message);
      },
    },
    {
      operationId: 'updateConversation',
      title: 'after a resolved conversation, a new one is opened',
      due: [200],
      run: async (probe, world) => {
        const { token } = await probe.read<AuthAnswer>('register', {
          body: world.makeRegistration(),
        });
        const open = () => probe.read<Conversation>('openConversation', { token });
        const { conversationId } = await open();
        const body = { conversationId, message: 'To be resolved', messageType: 'text' };
        await probe.call('sendChatMessage', { token, body });
        await probe.call('updateConversation', {
          ...byAdmin(world),
          path: { conversationId },
          body: { status: 'resolved' },
        });
        const next = await open();
        const message = 'A resolved conversation goes on';
        probe.expect(next.conversationId !== conversationId, 'consistency', message);
        probe.expectEqual(
          { status: next.status, messages: next.messages },
          { status: 'waiting', messages: [] },
          'consistency',
          'A new conversation does not wait, or has messages',
        );
      },
    },
  ]),
];
