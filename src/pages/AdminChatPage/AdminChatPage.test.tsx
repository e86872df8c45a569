import { act, screen, waitFor, within } from '@testing-library/react';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { loseNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';
import { post, send, tokenOf } from '@mocks/contract/client';
import { connectFake } from '@mocks/realtime/fakes';

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
    const search = screen.getByRole('textbox', { name: 'Search conversations' });
    await user.type(search, 'zzzz');
    expect(await list().findByText('No conversation matches.')).toBeVisible();
    const { userId } = backend.store.conversations.where('status', 'resolved')[0]!;
    const { name } = backend.store.users.get(userId)!;
    await user.clear(search);
    await user.type(search, name.split(' ').reverse().join(' '));
    expect((await list().findAllByText(name))[0]).toBeVisible();
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

  it('replies live, marks as read, resolves and reopens', async () => {
    const { customer, conversationId, write } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    expect(await log().findByText('Hello')).toBeVisible();
    await write('One more question');
    expect(await log().findByText('One more question')).toBeVisible();
    const row = () => list().getByRole('button', { name: /Nikhil Verma/ });
    await waitFor(() => expect(row()).toHaveTextContent('One more question'));
    await waitFor(() =>
      expect(within(row()).queryByRole('img', { name: /unread/ })).not.toBeInTheDocument(),
    );
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
    expect(row().textContent).not.toMatch(/unread/);
  });

  it('leaves a message unread until the tab is in front', async () => {
    const { conversationId, write } = await connectCustomer('Hello');
    await openConversation(conversationId);
    const setVisibility = (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    await log().findByText('Hello');
    const row = () => list().getByRole('button', { name: /Nikhil Verma/ });
    await waitFor(() => expect(row()).not.toHaveTextContent('unread'));
    setVisibility('hidden');
    await write('One more question');
    expect(await within(row()).findByRole('img', { name: '1 unread' })).toBeVisible();
    setVisibility('visible');
    await waitFor(() =>
      expect(within(row()).queryByRole('img', { name: '1 unread' })).not.toBeInTheDocument(),
    );
  });

  it('saves a reply once, and tells the customer, although its response was lost', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const { customer, conversationId } = await connectCustomer('Hello');
    const { user } = await openConversation(conversationId);
    await log().findByText('Hello');
    loseNextResponse('*/api/chat/message');
    // The backend notifies staff of the message, which makes the inbox reload the conversation.
    backend.faults.set('getConversation', { status: 500 });
    await user.type(input(), 'Yes?{Enter}');
    const button = await log().findByRole('button', { name: 'Retry: Yes?' });
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
});

describe('the page that a customer writes from', () => {
  const openedFrom = (body: object, token: string) =>
    send('PUT', '/api/chat/opened-from', { body, token });

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
    await user.type(screen.getByRole('textbox', { name: 'New note' }), '\u3164');
    expect(screen.getByRole('button', { name: 'Add note' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'New note' }), `{Backspace}${NOTE}`);
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
    expect(window.location.search).toBe(`?mine=true&conversation=${conversationId}`);
    await user.selectOptions(await assignee(), 'Meera Iyer (you)');
    await waitFor(() => expect(row()).toHaveTextContent('Assigned to you'));
    expect(screen.getByRole('button', { name: 'Waiting 1' })).toBeVisible();
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
