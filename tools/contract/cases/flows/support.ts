import type { ConversationSummary, GetConversationResponse } from '@/api/generated/support.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, type Case, flowCase, writing } from '../case';
import type { Probe } from '../probe';
import { sendMessage } from './chat';

const inConversation = (world: World, body?: unknown) =>
  world.by('admin', { path: { conversationId: world.need('conversationId') }, body });

/** Expects the inbox to show a conversation as in the last response. */
async function expectInInbox(
  probe: Probe,
  world: World,
  conversation: ConversationSummary,
): Promise<void> {
  const { conversations } = await probe.read('listConversations', world.by('admin'));
  const { conversationId } = conversation;
  const listed = conversations.find((one) => one.conversationId === conversationId);
  probe.expectEqual(listed, conversation, 'The inbox shows the conversation otherwise');
}

const statusCase = (status: 'active' | 'resolved', title: string): Case =>
  callCase(
    ['updateConversation', 200, title],
    (world) => inConversation(world, { status }),
    async ({ conversation }, probe, world) => {
      probe.expectEqual(conversation.status, status, 'The status has not changed');
      await expectInInbox(probe, world, conversation);
    },
  );

const assignmentCase = (title: string, assigneeOf: (world: World) => number | null): Case =>
  callCase(
    ['assignConversation', 200, title],
    (world) => inConversation(world, { assignee_id: assigneeOf(world) }),
    async ({ conversation }, probe, world) => {
      const assignee = conversation.assignee?.id ?? null;
      probe.expectEqual(assignee, assigneeOf(world), 'It is handed to somebody else');
      await expectInInbox(probe, world, conversation);
    },
  );

/** Support conversations as seen by staff (extensions). */
export const supportCases: Case[] = [
  callCase(
    ['listConversations', 200, 'the newest message first'],
    (world) => world.by('admin'),
    ({ conversations }, probe) => {
      const times = conversations.map(({ lastMessageAt, createdAt }) => ({
        time: lastMessageAt ?? createdAt,
      }));
      probe.expectSorted(times, ['time', 'time', 'DESC'], 'The newest message is not first');
    },
  ),
  flowCase(['getConversation', 200, 'the conversation of the list'], async (probe, world) => {
    const { conversations } = await probe.read('listConversations', world.by('admin'));
    const [listed] = conversations;
    if (!listed) throw new SkipCase('there are no conversations');
    const call = world.by('admin', { path: { conversationId: listed.conversationId } });
    const { conversation, messages } = await probe.read('getConversation', call);
    probe.expectEqual(conversation, listed, 'The conversation differs from the list');
    const last = messages.at(-1)?.message ?? null;
    probe.expectEqual(last, conversation.lastMessage, 'lastMessage is not the last message');
  }),
  ...writing([
    flowCase(
      ['openConversation', 200, 'an unread answer outlives resolving'],
      async (probe, world) => {
        const byPerson = world.by('person');
        const answer = await sendMessage(probe, world, 'Answered and resolved', 'admin');
        await probe.call('updateConversation', inConversation(world, { status: 'resolved' }));
        const { unread_count: count } = await probe.read('getUnreadCount', byPerson);
        probe.expect(count > 0, 'The resolved conversation has taken its unread answer along');
        const { messages } = await probe.read('openConversation', byPerson);
        const isShown = messages.some(({ id }) => id === answer);
        probe.expect(isShown, 'The answer in the resolved conversation is never shown');
        await probe.call('markAnswersRead', byPerson);
        await probe.call('updateConversation', inConversation(world, { status: 'active' }));
      },
    ),
    flowCase(['getUnreadCount', 200, 'an answer counts until it is read'], async (probe, world) => {
      const byPerson = world.by('person');
      const count = async () => (await probe.read('getUnreadCount', byPerson)).unread_count;
      const before = await count();
      await sendMessage(probe, world, 'Answered by the checker', 'admin');
      probe.expectEqual(await count(), before + 1, 'The answer does not count as unread');
      const { status } = await probe.read('openConversation', byPerson);
      probe.expectEqual(status, 'active', 'The conversation still waits for an answer');
      await probe.call('markAnswersRead', byPerson);
      probe.expectEqual(await count(), 0, 'Answers are still unread');
      await sendMessage(probe, world, 'My own message');
      probe.expectEqual(await count(), 0, 'Own messages count as unread');
    }),
    flowCase(['tellOpenedFrom', 200, 'staff see the page'], async (probe, world) => {
      const body = { title: 'Contract check', path: '/projects/1' };
      await probe.call('tellOpenedFrom', world.by('person', { body }));
      const call = inConversation(world);
      const { opened_from: openedFrom } = await probe.read('getConversation', call);
      probe.expectEqual(openedFrom, body, 'It is another page');
    }),
    flowCase(['addConversationNote', 201, 'staff alone see the note'], async (probe, world) => {
      const text = 'Noted by the contract checker';
      await sendMessage(probe, world, 'Unread beside a note');
      const before = await probe.read('getConversation', inConversation(world));
      const { note } = await probe.read('addConversationNote', inConversation(world, { text }));
      const { id, name } = world.need('admin').user;
      const message = 'It is another note, or that of another admin';
      probe.expectEqual([note.text, note.author.id, note.author.name], [text, id, name], message);
      probe.expectNow(note.created_at, 'The note');
      const call = inConversation(world);
      const { notes = [], conversation } = await probe.read('getConversation', call);
      probe.expectEqual(conversation, before.conversation, 'A note changes its conversation');
      probe.expectEqual(notes.at(-1), note, 'The conversation lacks the note');
      const seen = await probe.call('openConversation', world.by('person'));
      probe.expect(!seen.text.includes(text), 'The customer sees the note of staff', 'access');
    }),
    assignmentCase('to oneself', (world) => world.need('admin').user.id),
    callCase(['assignConversation', 400, 'to a customer'], (world) =>
      inConversation(world, { assignee_id: world.need('person').user.id }),
    ),
    assignmentCase('to nobody', () => null),
    statusCase('resolved', 'resolved'),
    statusCase('active', 'reopened'),
    callCase(['updateConversation', 400, 'a status that staff cannot set'], (world) =>
      inConversation(world, { status: 'waiting' }),
    ),
    flowCase(
      ['markConversationRead', 200, 'nothing is unread afterwards'],
      async (probe, world) => {
        await sendMessage(probe, world, 'Unread until staff look');
        await sendMessage(probe, world, 'The second of two');
        const own = await probe.read('openConversation', world.by('person'));
        const unread = await probe.read('getConversation', inConversation(world));
        own.messages.forEach((mine, index) => {
          const difference = 'Staff see other messages than the customer, or see one otherwise';
          probe.expectShared(unread.messages[index] ?? { id: undefined }, mine, difference);
        });
        await probe.call('markConversationRead', inConversation(world));
        const { conversation } = await probe.read('getConversation', inConversation(world));
        probe.expectEqual(conversation.unreadCount, 0, 'Messages are still unread');
        await expectInInbox(probe, world, conversation);
      },
    ),
    flowCase(['getConversation', 200, 'staff see what the customer owns'], async (probe, world) => {
      const { purchases } = await probe.read('getConversation', inConversation(world));
      const { projects } = await probe.read('listPurchasedProjects', world.by('person'));
      const outline = (owned: readonly GetConversationResponse['purchases'][number][]) =>
        owned.map(({ id, title, purchase_date: time }) => ({ id, title, time }));
      const message = 'Staff see other purchases than the library of the customer';
      probe.expectEqual(outline(purchases), outline(projects), message);
    }),
    flowCase(
      ['updateConversation', 200, 'a new one follows a resolved one'],
      async (probe, world) => {
        const { token } = await probe.read('register', { body: world.makeRegistration() });
        const open = () => probe.read('openConversation', { token });
        const { conversationId } = await open();
        const body = { conversationId, message: 'To be resolved', messageType: 'text' };
        await probe.call('sendChatMessage', { token, body });
        const call = world.by('admin', { path: { conversationId }, body: { status: 'resolved' } });
        await probe.call('updateConversation', call);
        const next = await open();
        probe.expect(next.conversationId !== conversationId, 'A resolved conversation goes on');
        probe.expectEqual(
          { status: next.status, messages: next.messages },
          { status: 'waiting', messages: [] },
          'A new conversation does not wait, or has messages',
        );
      },
    ),
  ]),
];
