import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { post, send, tokenOf } from '@mocks/contract/client';
import { connectFake } from '@mocks/realtime/fakes';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { holdNextResponse, loseNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

const list = () => within(screen.getByRole('list', { name: 'Conversations' }));
const log = () => within(screen.getByRole('log', { name: 'Messages' }));
const input = () => screen.getByRole('textbox', { name: 'Message' });

async function openInbox(path = '/admin/chat') {
  const app = await renderApp(path, { as: people.admin });
  await screen.findByRole('heading', { name: 'User Chats' });
  await screen.findByRole('list', { name: 'Conversations' });
  return app;
}

/** Opens the inbox with a conversation, and waits for its messages. */
async function openConversation(id: number) {
  const app = await openInbox(`/admin/chat?conversation=${id}`);
  await screen.findByRole('log', { name: 'Messages' });
  return app;
}

/** Connects a customer who opens the chat on another device. */
async function connectCustomer(text?: string, email: string = people.newCustomer) {
  const token = await tokenOf(email);
  const customer = await connectFake(backend.hub, token);
  const { conversationId } = await post<{ conversationId: number }>(
    '/api/chat/conversation',
    {},
    token,
  );
  await customer.receive('join-conversation', conversationId);
  await customer.receive('new-conversation', {
    conversationId,
    userId: 0,
    userName: 'whatever the client says',
    userEmail: 'x@example.com',
  });
  const write = async (message: string) => {
    const { messageData } = await post<{ messageData: { id: number } }>(
      '/api/chat/message',
      { conversationId, message, messageType: 'text' },
      token,
    );
    await customer.receive('new-message', { id: messageData.id, conversationId });
  };
  if (text) await write(text);
  return { customer, conversationId, write };
}

/** Opens a customer's conversation from the list, and waits for its messages. */
async function switchTo(user: UserEvent, name: string) {
  await user.click(list().getByRole('button', { name: new RegExp(name) }));
  await screen.findByRole('heading', { level: 2, name });
  await screen.findByRole('log', { name: 'Messages' });
}

/** Returns the name of a customer whose conversation is waiting. */
function findWaitingCustomer(): string {
  const waiting = backend.store.conversations.all().find(({ status }) => status === 'waiting')!;
  return backend.store.users.get(waiting.userId)!.name;
}

describe('the inbox', () => {
  it('lists conversations by state with unread counts, and searches them', async () => {
    const { user } = await openInbox();
    const waiting = backend.store.conversations.all().filter(({ status }) => status === 'waiting');
    expect(
      screen.getByRole('button', { name: `Waiting ${waiting.length}`, pressed: true }),
    ).toBeVisible();
    expect(list().getAllByRole('button')).toHaveLength(waiting.length);
    expect(list().getAllByRole('img', { name: /^\d unread$/ })).toHaveLength(waiting.length);
    await user.click(screen.getByRole('button', { name: /^Resolved \d/ }));
    await user.type(screen.getByRole('textbox', { name: 'Search conversations' }), 'zzzz');
    expect(await list().findByText('No conversation matches.')).toBeVisible();
  });

  it('notifies of a new conversation on any page, and opens it', async () => {
    const connect = jest.spyOn(backend.hub, 'connect');
    const { user } = await renderApp('/about', { as: people.admin });
    await screen.findByRole('link', { name: 'Admin Panel' });
    await waitFor(() => expect(connect).toHaveBeenCalledTimes(1));
    await connect.mock.results[0]!.value;
    await connectCustomer('Hello, is anybody there?');
    expect(await screen.findByText('Nikhil Verma is waiting in the support chat')).toBeVisible();
    // The plain toast is replaced once the code of the toasts has arrived.
    await screen.findByRole('button', { name: 'Dismiss message' });
    await user.click(screen.getByRole('link', { name: 'Open conversation' }));
    expect(await screen.findByRole('heading', { name: 'Nikhil Verma' })).toBeVisible();
    await screen.findByRole('log', { name: 'Messages' });
    expect(await log().findByText('Hello, is anybody there?')).toBeVisible();
    expect(screen.getByText(/new@example\.com · 0 purchases$/)).toBeVisible();
  });

  it('lists what the customer has bought, with links', async () => {
    const { id: userId } = backend.store.users.all().find(({ email }) => email === people.owner)!;
    const bought = backend.store.orders
      .where('userId', userId)
      .filter(({ status }) => status === 'paid')
      .map(({ projectId }) => backend.store.projects.get(projectId)!);
    expect(bought.length).toBeGreaterThan(1);
    const { conversationId } = await connectCustomer('Hello', people.owner);
    const { user } = await openConversation(conversationId);
    const facts = screen.getByRole('button', {
      name: `Asha Rao · ${people.owner} · ${bought.length} purchases`,
    });
    expect(screen.queryByRole('link', { name: bought[0]!.title })).not.toBeInTheDocument();
    await user.click(facts);
    for (const { id, title } of bought) {
      const link = screen.getByRole('link', { name: title });
      expect(link).toBeVisible();
      expect(link).toHaveAttribute('href', `/projects/${id}`);
      expect(link.closest('li')).toHaveTextContent(/ \d{1,2} [A-Z][a-z]+ \d{4}$/);
    }
  });

  it('replies live, marks as read, resolves and reopens', async () => {
    const { customer, conversationId, write } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    expect(await log().findByText('Hello')).toBeVisible();
    await write('One more question');
    expect(await log().findByText('One more question')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Greeting' }));
    expect(input()).toHaveValue('Hello, thank you for writing to us. How can I help you?');
    await user.clear(input());
    await user.type(input(), 'Yes?{Enter}');
    expect(log().getByText('Yes?')).toBeVisible();
    await waitFor(() =>
      expect(customer.receivedOf('message-received')).toContainEqual(
        expect.objectContaining({ message: 'Yes?', sender_type: 'admin' }),
      ),
    );
    expect(customer.receivedOf('user-typing')).toContainEqual(
      expect.objectContaining({ isTyping: true }),
    );
    await waitFor(() =>
      expect(backend.store.conversations.get(conversationId)!.status).toBe('active'),
    );
    await user.click(await screen.findByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText(/^This conversation is resolved/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(input()).toBeVisible());
    await user.click(screen.getByRole('button', { name: /^Active \d/ }));
    expect(list().getByRole('button', { name: /Nikhil Verma/ }).textContent).not.toMatch(/unread/);
  });

  it('restores a reply that could not be sent', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    await log().findByText('Hello');
    backend.faults.set('sendChatMessage', { status: 500 });
    await user.type(input(), 'Yes?{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeVisible();
    expect(input()).toHaveValue('Yes?');
    backend.faults.clear();
    await user.click(log().getByRole('button', { name: 'Retry: Yes?' }));
    expect(await log().findByText(/Sent$/)).toBeVisible();
  });

  it('offers to retry a reply only while the chat is connected', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    backend.faults.set('sendChatMessage', { status: 500, onlyCall: 1 });
    await waitFor(() =>
      expect(screen.queryByText('Connecting to chat server...')).not.toBeInTheDocument(),
    );
    await user.type(input(), 'Yes?{Enter}');
    expect(await log().findByRole('button', { name: 'Retry: Yes?' })).toBeEnabled();
    backend.hub.refuse(true);
    backend.hub.dropAll();
    expect(await screen.findByText('Connecting to chat server...')).toBeVisible();
    expect(log().queryByRole('button', { name: 'Retry: Yes?' })).not.toBeInTheDocument();
    backend.hub.refuse(false);
    expect(await log().findByRole('button', { name: 'Retry: Yes?' })).toBeEnabled();
  });

  describe('whose response was lost', () => {
    async function loseResponse() {
      expectConsoleOutput(/Sending a chat message/);
      const { customer, conversationId } = await connectCustomer('Hello');
      const { user } = await openConversation(conversationId);
      await log().findByText('Hello');
      loseNextResponse('*/api/chat/message');
      // The backend notifies staff of the message, which makes the inbox reload the conversation.
      backend.faults.set('getConversation', { status: 500 });
      await user.type(input(), 'Yes?{Enter}');
      expect(await log().findByText(/Not sent$/)).toBeVisible();
      return { user, customer };
    }

    it.each([
      ['Retry', () => log().getByRole('button', { name: 'Retry: Yes?' })],
      ['Send', () => screen.getByRole('button', { name: 'Send message' })],
    ])('is saved once, and reaches the customer, when %s is pressed', async (_name, findButton) => {
      const { user, customer } = await loseResponse();
      const button = findButton();
      backend.faults.clear();
      await user.click(button);
      expect(await log().findByText(/Sent$/)).toBeVisible();
      expect(log().getAllByText('Yes?')).toHaveLength(1);
      expect(input()).toHaveValue('');
      const saved = backend.store.messages.all().filter(({ text }) => text === 'Yes?');
      expect(saved).toHaveLength(1);
      await waitFor(() =>
        expect(customer.receivedOf('message-received')).toContainEqual(
          expect.objectContaining({ id: saved[0]!.id, message: 'Yes?' }),
        ),
      );
    });

    it('is not saved again when nothing can tell whether it was saved', async () => {
      const { user } = await loseResponse();
      const findRetry = () => log().findByRole('button', { name: 'Retry: Yes?' });
      const toast = () => screen.queryByText('Failed to send message');
      await waitFor(() => expect(toast()).toBeVisible());
      await waitFor(() => expect(toast()).not.toBeInTheDocument());
      await user.click(await findRetry());
      await waitFor(() => expect(toast()).toBeVisible());
      expect(input()).toHaveValue('Yes?');
      backend.faults.clear();
      await user.click(await findRetry());
      expect(await log().findByText(/Sent$/)).toBeVisible();
      expect(backend.store.messages.all().filter(({ text }) => text === 'Yes?')).toHaveLength(1);
    });

    it('is found when the conversation is loaded again', async () => {
      const { user } = await loseResponse();
      backend.faults.clear();
      await user.click(screen.getByRole('button', { name: 'Resolve' }));
      expect(await log().findByText(/Sent$/)).toBeVisible();
      expect(log().getAllByText('Yes?')).toHaveLength(1);
      await user.click(await screen.findByRole('button', { name: 'Reopen' }));
      await waitFor(() => expect(input()).toHaveValue(''));
    });
  });

  const handOver = async (user: UserEvent) => {
    const assigned = screen.getByRole('combobox', { name: 'Assigned to' });
    await user.selectOptions(assigned, within(assigned).getAllByRole('option').at(-1)!);
  };
  const comeBack = async (user: UserEvent) => {
    const customer = screen.getByRole('heading', { level: 2 }).textContent;
    await switchTo(user, findWaitingCustomer());
    await switchTo(user, customer);
  };
  it.each([
    ['a hand-over', handOver],
    ['coming back to the conversation', comeBack],
  ])('stays sent when %s found it before its response was lost', async (_name, reload) => {
    expectConsoleOutput(/Sending a chat message/);
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    await log().findByText('Hello');
    const response = holdNextResponse('*/api/chat/message');
    await user.type(input(), 'Yes?{Enter}');
    expect(await log().findByText(/Sending…$/)).toBeVisible();
    await waitFor(() =>
      expect(backend.store.messages.all().filter(({ text }) => text === 'Yes?')).toHaveLength(1),
    );
    await reload(user);
    expect(await log().findByText(/Sent$/)).toBeVisible();
    response.lose();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        'Sending a chat message failed',
        expect.anything(),
      ),
    );
    expect(screen.queryByText('Failed to send message')).not.toBeInTheDocument();
    expect(input()).toHaveValue('');
    expect(log().getByText(/Sent$/)).toBeVisible();
  });

  it('sends a failed reply again, though an earlier one is the same', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    await user.type(input(), 'Yes?{Enter}');
    expect(await log().findByText(/Sent$/)).toBeVisible();
    backend.faults.set('sendChatMessage', { status: 500, onlyCall: 1 });
    await user.type(input(), 'Yes?{Enter}');
    await user.click(await log().findByRole('button', { name: 'Retry: Yes?' }));
    await waitFor(() =>
      expect(backend.store.messages.all().filter(({ text }) => text === 'Yes?')).toHaveLength(2),
    );
    expect(log().getAllByText('Yes?')).toHaveLength(2);
  });

  it('keeps an unsent reply while another conversation is open', async () => {
    const other = findWaitingCustomer();
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    await user.type(input(), 'Half an answer');
    await switchTo(user, other);
    expect(input()).toHaveValue('');
    await user.type(input(), 'For another customer');
    await switchTo(user, 'Nikhil Verma');
    expect(input()).toHaveValue('Half an answer');
  });

  it('keeps an unsent reply across a reload', async () => {
    const { conversationId } = await connectCustomer('Hello');
    const first = await openConversation(conversationId);
    await first.user.type(input(), 'Half an answer');
    first.close();

    const second = await openConversation(conversationId);
    await waitFor(() => expect(input()).toHaveValue('Half an answer'));
    await log().findByText('Hello');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled());
    await second.user.type(input(), '{Enter}');
    expect(await log().findByText(/Sent$/)).toBeVisible();
    second.close();

    await openConversation(conversationId);
    expect(input()).toHaveValue('');
  });

  it('keeps a reply that fails while another conversation is open', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const other = findWaitingCustomer();
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    backend.faults.set('sendChatMessage', { status: 500 });
    const response = holdNextResponse('*/api/chat/message');
    await user.type(input(), 'Yes?{Enter}');
    await switchTo(user, other);
    response.arrive();
    expect(await screen.findByText('Failed to send message')).toBeVisible();
    backend.faults.clear();
    await switchTo(user, 'Nikhil Verma');
    expect(input()).toHaveValue('Yes?');
    await user.click(log().getByRole('button', { name: 'Retry: Yes?' }));
    expect(await log().findByText(/Sent$/)).toBeVisible();
  });

  it.each([
    [404, 'This backend does not offer an inbox.'],
    [500, 'The conversations could not be loaded.'],
  ])('reports a response with status %i', async (status, text) => {
    backend.faults.set('listConversations', { status });
    await renderApp('/admin/chat', { as: people.admin });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the page that a customer writes from', () => {
  const openedFrom = (body: object, token: string) =>
    send('PUT', '/api/chat/opened-from', { body, token });

  it('is shown with a link', async () => {
    const token = await tokenOf(people.newCustomer);
    const { conversationId } = await connectCustomer('Is it in Hindi?');
    await openedFrom({ title: 'Leadwell CRM', path: '/projects/4' }, token);
    await openConversation(conversationId);
    const link = await screen.findByRole('link', { name: 'Leadwell CRM' });
    expect(link).toHaveAttribute('href', '/projects/4');
  });

  it('leads staff to a payment in their own list', async () => {
    const token = await tokenOf(people.newCustomer);
    const { conversationId } = await connectCustomer('Where is my receipt?');
    const path = '/payments?search=order_A1b2C3d4E5f6G7';
    await openedFrom({ title: 'Payment for Leadwell CRM', path }, token);
    await openConversation(conversationId);
    expect(await screen.findByRole('link', { name: 'Payment for Leadwell CRM' })).toHaveAttribute(
      'href',
      `/admin${path}`,
    );
  });

  it('links nowhere else', async () => {
    const { conversationId } = await connectCustomer('Hello');
    const { store } = backend;
    store.conversations.put({
      ...store.conversations.get(conversationId)!,
      openedFrom: { title: 'Leadwell CRM', path: 'https://evil.example/' },
    });
    await openConversation(conversationId);
    expect(await screen.findByText(/Writes from: Leadwell CRM/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Leadwell CRM' })).not.toBeInTheDocument();
  });
});

/** Makes a customer an admin, who joins a conversation on another device. */
async function connectColleague(conversationId: number) {
  const { users } = backend.store;
  const colleague = users.all().find(({ email }) => email === 'priya.nair@example.com')!;
  users.put({ ...colleague, role: 'admin' });
  const token = await tokenOf(colleague.email);
  const socket = await connectFake(backend.hub, token);
  await socket.receive('join-conversation', conversationId);
  const reply = async (message: string) => {
    const { messageData } = await post<{ messageData: { id: number } }>(
      '/api/chat/message',
      { conversationId, message, messageType: 'text' },
      token,
    );
    await socket.receive('new-message', { id: messageData.id, conversationId });
  };
  return { colleague: socket, reply };
}

describe('a colleague who answers the same customer', () => {
  it('is named while typing', async () => {
    const { customer, conversationId } = await connectCustomer('Hello');
    await openConversation(conversationId);
    const { colleague } = await connectColleague(conversationId);
    const typing = { conversationId, userId: 0, userName: 'x', isTyping: true };
    await waitFor(async () => {
      await colleague.receive('typing', typing);
      expect(screen.getByText('Priya Nair is answering too…')).toBeVisible();
    });
    await customer.receive('typing', typing);
    expect(await screen.findByText('Nikhil Verma is typing…')).toBeVisible();
  });

  it('is named above a reply, whose delivery is not told', async () => {
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    const { reply } = await connectColleague(conversationId);
    await reply('I am on it.');
    expect(await log().findByText('I am on it.')).toBeVisible();
    expect(log().getByText('Priya Nair')).toBeVisible();
    expect(log().queryByText(/Sent$/)).not.toBeInTheDocument();
    await user.type(input(), 'Thank you, Priya.{Enter}');
    expect(await log().findByText(/Sent$/)).toBeVisible();
    expect(log().queryByText('Meera Iyer')).not.toBeInTheDocument();
  });
});

describe('what only staff see', () => {
  const NOTE = 'Promised an answer about GST by Friday.';

  function makeColleague() {
    const { users } = backend.store;
    const colleague = users.all().find(({ email }) => email === 'priya.nair@example.com')!;
    return users.put({ ...colleague, role: 'admin' });
  }
  const assignee = () => screen.findByRole('combobox', { name: 'Assigned to' });

  it('keeps a note from the customer, over REST and over the socket', async () => {
    const { customer, conversationId, write } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    await user.type(screen.getByRole('textbox', { name: 'New note' }), NOTE);
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('The note was added')).toBeVisible();
    const notes = within(screen.getByRole('region', { name: 'Notes for staff' }));
    expect(await notes.findByText(NOTE)).toBeVisible();
    expect(notes.getByText(/^Meera Iyer, /)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Notes (1)' })).toBeVisible();
    await user.selectOptions(await assignee(), 'Meera Iyer (you)');
    await screen.findByText('This conversation is assigned to you now');

    await write('Still there?');
    await waitFor(() => expect(customer.receivedOf('message-received')).toHaveLength(2));
    const token = await tokenOf(people.newCustomer);
    const answers = await Promise.all(
      [
        send('POST', '/api/chat/conversation', { body: {}, token }),
        send('GET', '/api/auth/my-data', { token }),
        send('GET', `/api/admin/conversations/${conversationId}`, { token }),
        send('POST', `/api/admin/conversations/${conversationId}/notes`, {
          body: { text: 'Hello' },
          token,
        }),
      ].map(async (answer) => (await answer).text()),
    );
    const seen = JSON.stringify([customer.received, answers]);
    expect(seen).toContain('Still there?');
    expect(seen).not.toMatch(/GST|"notes|assignee/);
    expect(backend.store.conversations.get(conversationId)!.notes).toHaveLength(1);
  });

  it('is dated by the clock of the shop, as the list is', async () => {
    const { conversationId } = await connectCustomer('Hello');
    const { conversations, messages } = backend.store;
    // Half past midnight of the next day in Bangalore.
    const createdAt = '2025-03-14T19:00:00.000Z';
    const [message] = messages.where('conversationId', conversationId);
    messages.put({ ...message!, createdAt });
    const note = { id: 1, authorId: 1, authorName: 'Meera Iyer', text: NOTE, createdAt };
    conversations.put({ ...conversations.get(conversationId)!, notes: [note] });
    const { user } = await openConversation(conversationId);
    expect(list().getByRole('button', { name: /Nikhil Verma/ })).toHaveTextContent(
      '15 Mar, 12:30 am',
    );
    expect(log().getByText(/^Saturday,? 15 March,? 2025$/)).toBeVisible();
    expect(log().getByText('12:30 am')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Notes (1)' }));
    expect(screen.getByText('Meera Iyer, 15 Mar, 12:30 am')).toBeVisible();
  });

  it('adds a note once though the first answer was lost, and the same note later', async () => {
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    const notes = () => backend.store.conversations.get(conversationId)!.notes;
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    loseNextResponse('*/notes');
    await user.type(screen.getByRole('textbox', { name: 'New note' }), NOTE);
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByText(/^The note could not be added\. The server did not answer\./);
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByText('The note was added');
    expect(notes()).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'New note' }), NOTE);
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(notes()).toHaveLength(2));
  });

  it('keeps the next note, typed while the first one is sent', async () => {
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    const response = holdNextResponse(`*/api/admin/conversations/${conversationId}/notes`);
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'One');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await user.type(screen.getByRole('textbox', { name: 'New note' }), ' and two');
    response.arrive();
    await screen.findByText('The note was added');
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('One and two');
  });

  it('keeps a note that could not be added, even across a reload', async () => {
    const { conversationId } = await connectCustomer('Hello');
    const first = await openConversation(conversationId);
    await first.user.click(screen.getByRole('button', { name: 'Notes' }));
    backend.faults.set('addConversationNote', { status: 500 });
    await first.user.type(screen.getByRole('textbox', { name: 'New note' }), NOTE);
    await first.user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('The note could not be added. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(NOTE);
    first.close();

    const { user } = await openConversation(conversationId);
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(NOTE),
    );
    backend.faults.clear();
    fireEvent.change(screen.getByRole('textbox', { name: 'New note' }), {
      target: { value: 'x'.repeat(2001) },
    });
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(
      await screen.findByText('A note can have at most 2,000 characters. Please shorten it.'),
    ).toBeVisible();
  });

  it('hands a conversation to a colleague, and lists those of oneself', async () => {
    const colleague = makeColleague();
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    await waitFor(async () => expect(await assignee()).toHaveTextContent('Priya Nair'));
    await user.selectOptions(await assignee(), 'Priya Nair');
    expect(
      await screen.findByText('This conversation is assigned to Priya Nair now'),
    ).toBeVisible();
    const row = () => list().getByRole('button', { name: /Nikhil Verma/ });
    await waitFor(() => expect(row()).toHaveTextContent('Assigned to Priya Nair'));
    expect(await assignee()).toHaveDisplayValue('Priya Nair');
    expect(backend.store.mails.all()).toMatchObject([
      { to: colleague.email, link: `/admin/chat?conversation=${conversationId}` },
    ]);

    await user.click(screen.getByRole('button', { name: 'Mine', pressed: false }));
    expect(list().getByText('Nothing here at the moment.')).toBeVisible();
    await user.selectOptions(await assignee(), 'Meera Iyer (you)');
    await waitFor(() => expect(row()).toHaveTextContent('Assigned to you'));
    expect(screen.getByRole('button', { name: 'Waiting 1' })).toBeVisible();
  });

  it('reports a hand-over that failed, and leaves the conversation where it was', async () => {
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    backend.faults.set('assignConversation', { status: 500 });
    await user.selectOptions(await assignee(), 'Meera Iyer (you)');
    expect(
      await screen.findByText('The conversation could not be handed over. Please try again.'),
    ).toBeVisible();
    await waitFor(async () => expect(await assignee()).toHaveDisplayValue('Nobody'));
  });

  it('can still be taken over when the colleagues cannot be loaded', async () => {
    makeColleague();
    backend.faults.set('listUsers', { status: 500 });
    const { conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    expect(await screen.findByText('Your colleagues could not be loaded.')).toBeVisible();
    await user.selectOptions(await assignee(), 'Meera Iyer (you)');
    await screen.findByText('This conversation is assigned to you now');
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await assignee()).toHaveTextContent('Priya Nair'));
  });

  it('is left out where the backend has neither notes nor assignees', async () => {
    const { conversationId } = await connectCustomer('Hello');
    const withoutExtension = async (path: string) => {
      const response = await send('GET', path, { token: await tokenOf(people.admin) });
      const text = await response.text();
      return JSON.parse(text, (key, value: unknown) =>
        key === 'assignee' || key === 'notes' ? undefined : value,
      ) as object;
    };
    const listed = await withoutExtension('/api/admin/conversations');
    const read = await withoutExtension(`/api/admin/conversations/${conversationId}`);
    backend.faults.set('listConversations', { status: 200, body: listed });
    backend.faults.set('getConversation', { status: 200, body: read });
    await openConversation(conversationId);
    expect(await log().findByText('Hello')).toBeVisible();
    for (const name of ['Mine', 'Notes']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('combobox', { name: 'Assigned to' })).not.toBeInTheDocument();
  });
});

it('finds prepared replies by their name and text', async () => {
  const { conversationId } = await connectCustomer('Hello');
  const { user } = await openConversation(conversationId);
  const replies = within(screen.getByRole('group', { name: 'Prepared replies' }));
  const search = screen.getByRole('textbox', { name: 'Find a reply' });
  await user.type(search, 'payment id');
  await waitFor(() => expect(replies.getAllByRole('button')).toHaveLength(1));
  await user.click(replies.getByRole('button', { name: 'Ask for the order' }));
  expect(input()).toHaveValue(
    'Could you send me the Order ID or the Payment ID, please? You find both on the receipt in your dashboard.',
  );
  await user.clear(search);
  await user.type(search, 'zzz');
  expect(await replies.findByText('No reply matches.')).toBeVisible();
});
