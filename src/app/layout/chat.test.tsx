import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toUser } from '@mocks/domain/accounts';
import type { LogEntry } from '@mocks/log/entries';
import { connectFake } from '@mocks/realtime/fakes';
import { overrideFeatures } from '@/config/features';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { logIn } from '@/testing/forms';
import { holdNextResponse, loseNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp, signIn } from '@/testing/renderApp';

afterEach(() => overrideFeatures());

type Options = Parameters<typeof renderApp>[1];

const panel = () => within(screen.getByRole('dialog', { name: 'Support Chat' }));
const log = () => within(panel().getByRole('log', { name: 'Messages' }));
const input = () => panel().getByRole('textbox', { name: 'Message' });
const sendButton = () => panel().getByRole('button', { name: 'Send message' });
const launcher = () => screen.findByRole('button', { name: /^Open support chat/ });

async function openPanel(options: Options = { as: people.newCustomer }) {
  const app = await renderApp('/about', options);
  await app.user.click(await launcher());
  await screen.findByRole('dialog', { name: 'Support Chat' });
  return app;
}

async function openConnected(options?: Options) {
  const app = await openPanel(options);
  await panel().findByRole('img', { name: 'Connected' });
  return app;
}

/** Connects an admin from another device to the conversation of the user on this page. */
async function joinAsStaff() {
  const mine = localStorage.getItem('token')!;
  const staff = await connectFake(backend.hub, await signIn(people.admin));
  localStorage.setItem('token', mine);
  const customer = backend.store.users.all().find(({ email }) => email === people.newCustomer)!;
  const findConversation = () =>
    backend.store.conversations.all().find(({ userId }) => userId === customer.id);
  await waitFor(() => expect(findConversation()).toBeDefined());
  const conversation = findConversation()!;
  await staff.receive('join-conversation', conversation.id);
  return { staff, conversationId: conversation.id };
}

/** Posts an admin's reply the way the inbox does. */
async function replyAsStaff(conversationId: number, message: string) {
  const mine = localStorage.getItem('token')!;
  const token = await signIn(people.admin);
  localStorage.setItem('token', mine);
  const staff = await connectFake(backend.hub, token);
  const response = await fetch(`${process.env.API_HOST}/api/chat/message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ conversationId, message, messageType: 'text' }),
  });
  const { messageData } = (await response.json()) as { messageData: { id: number } };
  await staff.receive('new-message', { id: messageData.id, conversationId, message });
}

/** Watches the connections of pages, and what they send. */
function watchSockets() {
  const sent: { event: string; payload: unknown }[] = [];
  const closed = jest.fn();
  const connect = backend.hub.connect.bind(backend.hub);
  const connections = jest
    .spyOn(backend.hub, 'connect')
    .mockImplementation(async (socket, token) => {
      const connection = await connect(socket, token);
      return (
        connection && {
          ...connection,
          receive: async (event, payload) => {
            sent.push({ event, payload });
            await connection.receive(event, payload);
          },
          close: () => {
            closed();
            connection.close();
          },
        }
      );
    });
  const sentOf = (event: string) =>
    sent.filter((entry) => entry.event === event).map(({ payload }) => payload);
  return { connections, closed, sentOf };
}

async function logOut(user: UserEvent, name = 'Nikhil Verma') {
  await user.click(screen.getByRole('button', { name: `Account of ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByText('Logged out successfully');
}

describe('the chat launcher', () => {
  it('stays hidden while the session is being checked', async () => {
    backend.faults.set('getProfile', { hangs: true });
    await renderApp('/about', { as: people.newCustomer });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Open support chat/ })).not.toBeInTheDocument();
  });

  it('stays hidden for guests, even when the page asks to open the chat', async () => {
    await renderApp('/about');
    await screen.findByRole('link', { name: 'Login' });
    window.dispatchEvent(new Event('openChatbot'));
    expect(screen.queryByRole('button', { name: /^Open support chat/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks guests to log in with chatLauncher=prompt', async () => {
    overrideFeatures({ chatLauncher: 'prompt' });
    const { user } = await renderApp('/about');
    await user.click(await launcher());
    expect(await screen.findByText('Please login to use the chat support')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the chat for a signed-in user through the window event too', async () => {
    await renderApp('/about', { as: people.newCustomer });
    await launcher();
    act(() => void window.dispatchEvent(new Event('openChatbot')));
    expect(await screen.findByRole('dialog', { name: 'Support Chat' })).toBeVisible();
  });
});

describe('a request with a prepared message', () => {
  const request = (message: unknown) =>
    act(() => void window.dispatchEvent(new CustomEvent('openChatbot', { detail: { message } })));

  it('opens the chat with the message in the input, unsent', async () => {
    await renderApp('/about', { as: people.newCustomer });
    await launcher();
    request('Build the bakery idea.');
    expect(await screen.findByRole('dialog', { name: 'Support Chat' })).toBeVisible();
    expect(input()).toHaveValue('Build the bakery idea.');
    expect(input()).toHaveFocus();
    expect(log().queryByText('Build the bakery idea.')).not.toBeInTheDocument();
  });

  it('keeps what was typed, and moves the focus back to the input', async () => {
    const { user } = await openConnected();
    await user.type(input(), 'Hello');
    act(() => input().blur());
    request('Build the bakery idea.');
    expect(input()).toHaveValue('Hello\n\nBuild the bakery idea.');
    expect(input()).toHaveFocus();
  });

  it('is met once: the message does not come back after it was sent', async () => {
    const { user } = await openConnected();
    request('Build the bakery idea.');
    await user.click(sendButton());
    expect(await log().findByText('Build the bakery idea.')).toBeVisible();
    expect(input()).toHaveValue('');
    await user.click(panel().getByRole('button', { name: 'Minimize chat' }));
    await user.click(await launcher());
    expect(input()).toHaveValue('');
  });

  it('only opens the chat when the message is no text', async () => {
    await renderApp('/about', { as: people.newCustomer });
    await launcher();
    request({ text: 'no' });
    expect(await screen.findByRole('dialog', { name: 'Support Chat' })).toBeVisible();
    expect(input()).toHaveValue('');
  });
});

describe('the chat panel', () => {
  it('moves the focus in when it opens and back when it is minimized or closed', async () => {
    const { user } = await openConnected();
    expect(input()).toHaveFocus();
    await user.click(panel().getByRole('button', { name: 'Minimize chat' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await launcher()).toHaveFocus();
    await user.click(await launcher());
    expect(input()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await launcher());
    await user.click(panel().getByRole('button', { name: 'Close chat' }));
    expect(screen.queryByRole('group', { name: 'Minimized chat' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends nothing until it is connected, and says why', async () => {
    backend.hub.refuse(true);
    const { user } = await openPanel();
    expect(await panel().findByText('Connecting to chat server...')).toBeVisible();
    expect(panel().queryByRole('img', { name: 'Connected' })).not.toBeInTheDocument();
    await user.type(input(), 'Hello{Enter}');
    expect(input()).toHaveValue('Hello');
    expect(sendButton()).toBeDisabled();
    backend.hub.refuse(false);
    expect(await panel().findByRole('img', { name: 'Connected' })).toBeVisible();
    expect(panel().queryByText('Connecting to chat server...')).not.toBeInTheDocument();
    expect(sendButton()).toBeEnabled();
  });

  it('connects again after it was rejected, though the session could not be checked', async () => {
    await renderApp('/about', { as: people.newCustomer });
    const rejected = jest.spyOn(backend.hub, 'connect').mockResolvedValueOnce(null);
    backend.faults.set('getProfile', { status: 503 });
    fireEvent.click(await launcher());
    expect(await screen.findByText('Connecting to chat server...')).toBeVisible();
    await waitFor(() => expect(rejected).toHaveBeenCalledTimes(1));
    expect(await panel().findByRole('img', { name: 'Connected' })).toBeVisible();
  });

  it('is connected only while it is open or minimized', async () => {
    const { connections, closed } = watchSockets();
    await renderApp('/about', { as: people.newCustomer });
    await launcher();
    expect(connections).not.toHaveBeenCalled();
    fireEvent.click(await launcher());
    await screen.findByRole('img', { name: 'Connected' });
    fireEvent.click(panel().getByRole('button', { name: 'Minimize chat' }));
    expect(await screen.findByRole('img', { name: 'Connected' })).toBeVisible();
    expect(closed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(connections).toHaveBeenCalledTimes(1);
  });

  it('connects in a browser that stores no token', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await renderApp('/login');
    await logIn(user, people.newCustomer);
    await user.click(await launcher());
    await screen.findByRole('dialog', { name: 'Support Chat' });
    expect(await panel().findByRole('img', { name: 'Connected' })).toBeVisible();
  });

  it('reports that the conversation could not be loaded, and retries', async () => {
    expectConsoleOutput(/Loading the chat conversation/);
    backend.faults.set('openConversation', { status: 500 });
    const { user } = await openPanel();
    expect(await screen.findByText('Failed to load chat conversation')).toBeVisible();
    expect(panel().getByText('We could not load your conversation.')).toBeVisible();
    backend.faults.clear();
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    expect(await panel().findByText(/^Ask us anything/)).toBeVisible();
  });

  it('sends nothing when the response names no conversation', async () => {
    expectConsoleOutput(/Loading the chat conversation/);
    server.use(http.post('*/api/chat/conversation', () => HttpResponse.json({ success: false })));
    const { user } = await openConnected();
    expect(await screen.findByText('Failed to load chat conversation')).toBeVisible();
    await user.type(input(), 'Hello');
    expect(sendButton()).toBeDisabled();
  });

  it('says why nothing can be sent while the conversation is missing, and keeps the text', async () => {
    expectConsoleOutput(/Loading the chat conversation/);
    backend.faults.set('openConversation', { status: 500 });
    const { user } = await openConnected();
    expect(await panel().findByText(/^Your message stays here/)).toBeVisible();
    await user.type(input(), 'Hello{Enter}');
    expect(sendButton()).toBeDisabled();
    expect(input()).toHaveValue('Hello');
    backend.faults.clear();
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(sendButton());
    expect(await log().findByText('Hello')).toBeVisible();
  });

  it('suggests questions in an empty conversation, to be changed before they are sent', async () => {
    const { user } = await openConnected();
    const group = await panel().findByRole('group', { name: 'Suggested questions' });
    const questions = within(group).getAllByRole('button');
    expect(questions).toHaveLength(3);
    await user.click(within(group).getByRole('button', { name: 'How do refunds work?' }));
    expect(input()).toHaveValue('How do refunds work?');
    expect(input()).toHaveFocus();
    expect(group).not.toBeInTheDocument();
    await user.click(sendButton());
    expect(await log().findByText('How do refunds work?')).toBeVisible();
    expect(panel().queryByRole('group')).not.toBeInTheDocument();
  });

  it('connects, joins and notifies staff once, even in strict mode', async () => {
    const { connections, sentOf } = watchSockets();
    await openConnected({ as: people.newCustomer, isStrict: true });
    await waitFor(() => expect(sentOf('new-conversation')).toHaveLength(1));
    expect(sentOf('join-conversation')).toHaveLength(1);
    expect(connections).toHaveBeenCalledTimes(1);
  });

  it('does not notify staff of a conversation that they answered before it connected', async () => {
    const { sentOf } = watchSockets();
    backend.hub.refuse(true);
    const { user } = await openPanel();
    await panel().findByRole('group', { name: 'Suggested questions' });
    const { conversationId } = await joinAsStaff();
    await replyAsStaff(conversationId, 'Hello, how can I help?');
    await user.click(panel().getByRole('button', { name: 'Close chat' }));
    await user.click(await launcher());
    await log().findByText('Hello, how can I help?');
    backend.hub.refuse(false);
    await panel().findByRole('img', { name: 'Connected' });
    await user.type(input(), 'Hi');
    await waitFor(() => expect(sentOf('typing')).not.toHaveLength(0));
    expect(sentOf('new-conversation')).toHaveLength(0);
  });
});

describe('sending a message', () => {
  it('shows the trimmed message immediately, clears the input and reaches staff', async () => {
    const { user } = await openConnected();
    const { staff } = await joinAsStaff();
    await user.type(input(), '  Hello there {Enter}');
    expect(input()).toHaveValue('');
    expect(log().getByText('Hello there')).toBeVisible();
    expect(await log().findByText(/Sent$/)).toBeVisible();
    await waitFor(() =>
      expect(staff.receivedOf('message-received')).toEqual([
        expect.objectContaining({ message: 'Hello there', sender_type: 'user' }),
      ]),
    );
    expect(log().getAllByText('Hello there')).toHaveLength(1);
  });

  it('calls everyone but admins a user, whatever their role', async () => {
    const customer = backend.store.users.where('email', people.newCustomer)[0]!;
    server.use(
      http.get('*/api/auth/profile', () =>
        HttpResponse.json({ user: { ...toUser(customer), role: 'moderator' } }),
      ),
    );
    const { sentOf } = watchSockets();
    const { user } = await openConnected();
    await user.type(input(), 'Hello{Enter}');
    await waitFor(() =>
      expect(sentOf('new-message')).toEqual([expect.objectContaining({ sender_type: 'user' })]),
    );
  });

  it('tells staff once from which page the chat was opened', async () => {
    const { user } = await renderApp('/projects/4', { as: people.newCustomer });
    const title = (await screen.findByRole('heading', { level: 1 })).textContent;
    await waitFor(() => expect(document.title).toContain(title));
    await user.click(await launcher());
    await screen.findByRole('dialog', { name: 'Support Chat' });
    await panel().findByRole('img', { name: 'Connected' });
    await user.type(input(), 'Hello{Enter}');
    const customer = backend.store.users.all().find(({ email }) => email === people.newCustomer)!;
    const pages = () =>
      backend.store.conversations.where('userId', customer.id).map(({ openedFrom }) => openedFrom);
    await waitFor(() => expect(pages()).toEqual([{ title, path: '/projects/4' }]));
    await user.type(input(), 'Are you there?{Enter}');
    await waitFor(() => expect(log().getAllByText(/Sent$/)).toHaveLength(2));
    const told = backend.log
      .entries()
      .filter((entry) => entry.kind === 'call' && entry.operationId === 'tellOpenedFrom')
      .filter((entry) => JSON.stringify(entry).includes('/projects/4'));
    expect(told).toHaveLength(1);
  });

  it.each([
    [
      'an idea',
      people.newCustomer,
      '/ideathon',
      'Street Food Map of Your City',
      {
        title: 'Idea 1: Street Food Map of Your City',
        path: '/ideathon?search=Street+Food+Map+of+Your+City',
      },
    ],
    [
      'a program',
      people.newCustomer,
      '/internships',
      'Apply Now for DevOps & Cloud',
      { title: 'Internship DevOps & Cloud', path: '/internships' },
    ],
    [
      'a payment',
      people.owner,
      '/payments',
      'Get help with the payment for Clinikey Appointment Booking',
      {
        title: 'Payment for Clinikey Appointment Booking',
        path: expect.stringMatching(/^\/payments\?search=order_\w+$/) as string,
      },
    ],
  ])('tells staff about %s that the chat was opened for', async (_what, as, path, name, about) => {
    const { user } = await renderApp(path, { as });
    await launcher();
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog', { name: 'Support Chat' });
    await panel().findByRole('img', { name: 'Connected' });
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.type(input(), '{Enter}');
    const writer = backend.store.users.where('email', as)[0]!;
    const subject = () =>
      backend.store.conversations.where('userId', writer.id).map(({ openedFrom }) => openedFrom);
    await waitFor(() => expect(subject()).toEqual([about]));

    // Opened by its button, the chat is about the page again.
    await user.click(panel().getByRole('button', { name: 'Close chat' }));
    await user.click(await launcher());
    await panel().findByRole('img', { name: 'Connected' });
    await waitFor(() => expect(log().getAllByText(/Sent$/)).toHaveLength(1));
    await user.type(input(), 'One more thing{Enter}');
    await waitFor(() => expect(subject()[0]!.path).toBe(path));
  });

  it('inserts a line break on Shift+Enter', async () => {
    const { user } = await openConnected();
    await user.type(input(), 'One{Shift>}{Enter}{/Shift}Two');
    expect(input()).toHaveValue('One\nTwo');
    expect(log().queryByText(/One/)).not.toBeInTheDocument();
  });

  it.each([
    ['composes', { isComposing: true }],
    // Safari ends the composition before this event.
    ['has just ended the composition', { keyCode: 229 }],
  ])('leaves Enter to an input method that %s', async (_what, event) => {
    const { user } = await openConnected();
    await user.type(input(), 'こんにちは');
    fireEvent.keyDown(input(), { key: 'Enter', ...event });
    expect(input()).toHaveValue('こんにちは');
    expect(log().queryByText('こんにちは')).not.toBeInTheDocument();
  });

  it('ignores blank input, and sends one message for twenty presses of Enter', async () => {
    const { user } = await openConnected();
    await user.type(input(), '   {Enter}{Enter}');
    expect(sendButton()).toBeDisabled();
    await user.clear(input());
    await user.type(input(), `Hello${'{Enter}'.repeat(20)}`);
    await log().findByText(/Sent$/);
    expect(backend.store.messages.all().filter(({ text }) => text === 'Hello')).toHaveLength(1);
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['emoji', '👩🏽‍💻🙂'],
    ['right-to-left text', 'مرحبا، كيف حالك؟'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('sends %s unchanged', async (_case, text) => {
    await openConnected();
    fireEvent.change(input(), { target: { value: text } });
    fireEvent.click(sendButton());
    expect(log().getByText(text)).toBeVisible();
    expect(await log().findByText(/Sent$/)).toBeVisible();
    expect(panel().queryByRole('img', { name: '' })).not.toBeInTheDocument();
  });

  it('restores the text after a failure, and resends it with Retry', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const { user } = await openConnected();
    backend.faults.set('sendChatMessage', { status: 500 });
    await user.type(input(), 'Hello{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeVisible();
    expect(input()).toHaveValue('Hello');
    expect(log().getByText(/Not sent$/)).toBeVisible();
    backend.faults.clear();
    await user.click(log().getByRole('button', { name: 'Retry: Hello' }));
    expect(await log().findByText(/Sent$/)).toBeVisible();
    expect(input()).toHaveValue('');
    expect(log().getAllByText('Hello')).toHaveLength(1);
  });

  it('is offered for another try only while the chat is connected', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const { user } = await openConnected();
    backend.faults.set('sendChatMessage', { status: 500, onlyCall: 1 });
    await user.type(input(), 'Hello{Enter}');
    expect(await log().findByRole('button', { name: 'Retry: Hello' })).toBeEnabled();
    backend.hub.refuse(true);
    backend.hub.dropAll();
    expect(await panel().findByText('Connecting to chat server...')).toBeVisible();
    expect(log().queryByRole('button', { name: 'Retry: Hello' })).not.toBeInTheDocument();
    backend.hub.refuse(false);
    expect(await log().findByRole('button', { name: 'Retry: Hello' })).toBeEnabled();
  });

  /** Sends a message that the backend saves, but whose response does not arrive yet. */
  async function holdResponse() {
    const { sentOf } = watchSockets();
    const { user } = await openConnected();
    const response = holdNextResponse('*/api/chat/message');
    await user.type(input(), 'Hello{Enter}');
    await waitFor(() => expect(backend.store.messages.all().at(-1)?.text).toBe('Hello'));
    return { user, sentOf, response };
  }

  describe('whose response was lost', () => {
    async function loseResponse() {
      expectConsoleOutput(/Sending a chat message/);
      const { sentOf } = watchSockets();
      const { user } = await openConnected();
      loseNextResponse('*/api/chat/message');
      await user.type(input(), 'Hello{Enter}');
      expect(await log().findByText(/Not sent$/)).toBeVisible();
      return { user, sentOf };
    }

    async function expectSentOnce(sentOf: ReturnType<typeof watchSockets>['sentOf']) {
      expect(await log().findByText(/Sent$/)).toBeVisible();
      expect(log().getAllByText('Hello')).toHaveLength(1);
      expect(input()).toHaveValue('');
      const saved = backend.store.messages.all().filter(({ text }) => text === 'Hello');
      expect(saved).toHaveLength(1);
      await waitFor(() =>
        expect(sentOf('new-message')).toEqual([expect.objectContaining({ id: saved[0]!.id })]),
      );
    }

    it.each([
      ['Retry', () => log().findByRole('button', { name: 'Retry: Hello' })],
      ['Send', async () => sendButton()],
    ])('is saved and announced once when %s is pressed', async (_name, findButton) => {
      const { user, sentOf } = await loseResponse();
      await user.click(await findButton());
      await expectSentOnce(sentOf);
    });

    it('is not saved again when nothing can tell whether it was saved', async () => {
      expectConsoleOutput(/Looking for a message/);
      const { user, sentOf } = await loseResponse();
      const findRetry = () => log().findByRole('button', { name: 'Retry: Hello' });
      const toast = () => screen.queryByText('Failed to send message');
      await waitFor(() => expect(toast()).toBeVisible());
      await waitFor(() => expect(toast()).not.toBeInTheDocument());
      backend.faults.set('openConversation', { status: 500 });
      await user.click(await findRetry());
      await waitFor(() => expect(toast()).toBeVisible());
      expect(input()).toHaveValue('Hello');
      backend.faults.clear();
      await user.click(await findRetry());
      await expectSentOnce(sentOf);
    });

    it('is saved and announced once after a reconnect', async () => {
      const { sentOf } = await loseResponse();
      backend.hub.dropAll();
      await expectSentOnce(sentOf);
    });

    it('stays sent when a reconnect found it before', async () => {
      expectConsoleOutput(/Sending a chat message/);
      const { user, sentOf, response } = await holdResponse();
      backend.hub.dropAll();
      await expectSentOnce(sentOf);
      response.lose();
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith(
          'Sending a chat message failed',
          expect.anything(),
        ),
      );
      await expectSentOnce(sentOf);
      await user.type(input(), 'Thanks{Enter}');
      await waitFor(() => expect(log().getAllByText(/Sent$/)).toHaveLength(2));
      expect(screen.queryByText('Failed to send message')).not.toBeInTheDocument();
    });
  });

  it('is announced once when a reconnect found it before its response', async () => {
    const { user, sentOf, response } = await holdResponse();
    backend.hub.dropAll();
    await waitFor(() => expect(sentOf('new-message')).toHaveLength(1));
    response.arrive();
    await user.type(input(), 'Thanks{Enter}');
    await waitFor(() => expect(sentOf('new-message')).toHaveLength(2));
    expect(sentOf('new-message')).toEqual([
      expect.objectContaining({ message: 'Hello' }),
      expect.objectContaining({ message: 'Thanks' }),
    ]);
  });

  it('is announced when the chat is open again, if it was closed before the response', async () => {
    const { user, sentOf, response } = await holdResponse();
    await user.click(panel().getByRole('button', { name: 'Close chat' }));
    response.arrive();
    // The page from which the user writes is told after the response.
    const [conversationId] = sentOf('join-conversation') as [number];
    const conversation = () => backend.store.conversations.get(conversationId);
    await waitFor(() => expect(conversation()?.openedFrom).not.toBeNull());
    await user.click(await launcher());
    await panel().findByRole('img', { name: 'Connected' });
    const { id } = backend.store.messages.all().at(-1)!;
    await waitFor(() =>
      expect(sentOf('new-message')).toEqual([expect.objectContaining({ id, message: 'Hello' })]),
    );
  });

  it('is sent by Send after a failure, and shown once', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const { user } = await openConnected();
    backend.faults.set('sendChatMessage', { status: 500, onlyCall: 1 });
    await user.type(input(), 'Hello{Enter}');
    expect(await log().findByText(/Not sent$/)).toBeVisible();
    await user.type(input(), ' {Enter}');
    expect(await log().findByText(/Sent$/)).toBeVisible();
    expect(log().getAllByText('Hello')).toHaveLength(1);
    expect(input()).toHaveValue('');
  });

  it('notifies staff of the new conversation that Retry opens after they resolved the old one', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const { sentOf } = watchSockets();
    const { user } = await openConnected();
    backend.faults.set('sendChatMessage', { status: 500, onlyCall: 1 });
    await user.type(input(), 'Hello{Enter}');
    await log().findByText(/Not sent$/);
    const { conversations } = backend.store;
    const [old] = sentOf('join-conversation') as [number];
    conversations.put({ ...conversations.get(old)!, status: 'resolved' });
    await user.click(log().getByRole('button', { name: 'Retry: Hello' }));
    expect(await log().findByText(/Sent$/)).toBeVisible();
    const { conversationId } = backend.store.messages.all().at(-1)!;
    expect(conversationId).not.toBe(old);
    await waitFor(() =>
      expect(sentOf('new-conversation')).toEqual([
        expect.objectContaining({ conversationId: old }),
        expect.objectContaining({ conversationId }),
      ]),
    );
  });

  it('keeps text typed while a message was failing', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const { user } = await openConnected();
    backend.faults.set('sendChatMessage', { status: 500, delayMs: 150 });
    await user.type(input(), 'Hello{Enter}And more');
    expect(await screen.findByText('Failed to send message')).toBeVisible();
    expect(input()).toHaveValue('And more');
  });
});

describe('an unsent message', () => {
  it('is kept across a reload, until it was sent', async () => {
    const first = await openConnected();
    await first.user.type(input(), 'Half a question');
    first.close();

    const second = await openConnected({});
    await waitFor(() => expect(input()).toHaveValue('Half a question'));
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await second.user.type(input(), '{Enter}');
    expect(await log().findByText(/Sent$/)).toBeVisible();
    second.close();

    await openConnected({});
    expect(await log().findByText('Half a question')).toBeVisible();
    expect(input()).toHaveValue('');
  });

  it('is kept when the session expires, for its user alone', async () => {
    const { user } = await openConnected();
    await user.type(input(), 'Half a question');
    backend.applyScenario('expiredSession');
    await screen.findByRole('heading', { name: 'Welcome back' });
    await logIn(user, people.owner);
    await user.click(await launcher());
    await screen.findByRole('dialog', { name: 'Support Chat' });
    await panel().findByRole('img', { name: 'Connected' });
    expect(input()).toHaveValue('');
    await logOut(user, 'Asha Rao');
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    await logIn(user, people.newCustomer);
    await user.click(await launcher());
    await screen.findByRole('dialog', { name: 'Support Chat' });
    await waitFor(() => expect(input()).toHaveValue('Half a question'));
  });

  it('comes before a prepared message', async () => {
    const first = await openConnected();
    await first.user.type(input(), 'Half a question');
    first.close();

    await renderApp('/about');
    await launcher();
    act(
      () =>
        void window.dispatchEvent(
          new CustomEvent('openChatbot', { detail: { message: 'An idea' } }),
        ),
    );
    await screen.findByRole('dialog', { name: 'Support Chat' });
    expect(input()).toHaveValue('Half a question\n\nAn idea');
  });
});

describe('a reply from staff', () => {
  it('appears live, and counts as unread on the button and in the title while minimized', async () => {
    const { user } = await openConnected();
    const { conversationId } = await joinAsStaff();
    await replyAsStaff(conversationId, 'Hello, how can I help?');
    expect(await log().findByText('Hello, how can I help?')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Minimize chat' }));
    const bar = within(await screen.findByRole('group', { name: 'Minimized chat' }));
    expect(bar.getByText('Support Chat')).toBeVisible();
    expect(bar.getByRole('img', { name: 'Connected' })).toBeVisible();
    await replyAsStaff(conversationId, 'Are you there?');
    expect(
      await screen.findByRole('button', { name: 'Open support chat, 1 unread' }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    await user.click(await launcher());
    expect(log().getByText('Are you there?')).toBeVisible();
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  });

  it('waits on the button until the next visit, and is read once the panel shows it', async () => {
    const { user, close } = await openConnected();
    const { conversationId } = await joinAsStaff();
    await user.click(panel().getByRole('button', { name: 'Close chat' }));
    expect(await screen.findByRole('button', { name: 'Open support chat' })).toBeVisible();
    await replyAsStaff(conversationId, 'Hello, how can I help?');
    await replyAsStaff(conversationId, 'Are you there?');
    close();

    const again = await renderApp('/about');
    const button = await screen.findByRole('button', { name: 'Open support chat, 2 unread' });
    await again.user.click(button);
    expect(await log().findByText('Are you there?')).toBeVisible();
    await again.user.click(panel().getByRole('button', { name: 'Close chat' }));
    expect(await screen.findByRole('button', { name: 'Open support chat' })).toBeVisible();
    again.close();
    await renderApp('/about');
    expect(await screen.findByRole('button', { name: 'Open support chat' })).toBeVisible();
  });

  it('hides the typing indicator when no stop event arrives', async () => {
    await openConnected();
    const { staff, conversationId } = await joinAsStaff();
    const typing = { conversationId, userId: 1, userName: 'x', isTyping: true };
    await staff.receive('typing', typing);
    expect(await panel().findByText(/is typing…$/)).toBeVisible();
    await waitFor(() => expect(panel().queryByText(/is typing…$/)).not.toBeInTheDocument());
  });

  it('is preceded by typing events from the user, which end 2 s after the last input', async () => {
    const { user } = await openConnected();
    const { staff } = await joinAsStaff();
    await user.type(input(), 'Hel');
    await waitFor(() =>
      expect(staff.receivedOf('user-typing')).toEqual([
        expect.objectContaining({ isTyping: true }),
      ]),
    );
    await waitFor(() =>
      expect(staff.receivedOf('user-typing').at(-1)).toMatchObject({ isTyping: false }),
    );
  });

  it('is fetched after a reconnect, each message once and in order', async () => {
    await openConnected();
    const { conversationId } = await joinAsStaff();
    await replyAsStaff(conversationId, 'First');
    await log().findByText('First');
    backend.hub.refuse(true);
    backend.hub.dropAll();
    expect(await panel().findByText('Connecting to chat server...')).toBeVisible();
    backend.hub.refuse(false);
    await replyAsStaff(conversationId, 'Second');
    expect(await log().findByText('Second')).toBeVisible();
    expect(
      log()
        .getAllByText(/^(First|Second)$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['First', 'Second']);
  });

  it('is fetched when the chat connects, if it came after the conversation was loaded', async () => {
    backend.hub.refuse(true);
    await openPanel();
    await panel().findByRole('group', { name: 'Suggested questions' });
    const { conversationId } = await joinAsStaff();
    await replyAsStaff(conversationId, 'How can I help?');
    backend.hub.refuse(false);
    expect(await log().findByText('How can I help?')).toBeVisible();
  });

  it('in another conversation is ignored', async () => {
    await openConnected();
    const { conversationId } = await joinAsStaff();
    await replyAsStaff(1, 'For another user');
    await replyAsStaff(conversationId, 'For you');
    expect(await log().findByText('For you')).toBeVisible();
    expect(log().queryByText('For another user')).not.toBeInTheDocument();
  });
});

describe('a logout', () => {
  it('is silent about the conversation that was loading', async () => {
    backend.faults.set('openConversation', { hangs: true });
    const { user } = await openConnected();
    await logOut(user);
    expect(screen.queryByText('Failed to load chat conversation')).not.toBeInTheDocument();
  });

  it('is silent about the message that was being sent', async () => {
    backend.faults.set('sendChatMessage', { hangs: true });
    const { user } = await openConnected();
    await waitFor(() => expect(input()).toHaveAccessibleDescription(''));
    await user.type(input(), 'Hello{Enter}');
    await logOut(user);
    expect(screen.queryByText('Failed to send message')).not.toBeInTheDocument();
  });

  it('ends another try of a message', async () => {
    expectConsoleOutput(/Sending a chat message/);
    const { user } = await openConnected();
    backend.faults.set('sendChatMessage', { status: 500, onlyCall: 1 });
    await user.type(input(), 'Hello{Enter}');
    const retry = await log().findByRole('button', { name: 'Retry: Hello' });
    backend.faults.set('openConversation', { hangs: true });
    await user.click(retry);
    backend.log.clear();
    await logOut(user);
    const isAttempt = (entry: LogEntry) =>
      entry.kind === 'call' && entry.operationId === 'sendChatMessage';
    expect(backend.log.entries().filter(isAttempt)).toHaveLength(0);
  });
});

it('redirects to login when the token expires while the socket is open', async () => {
  const { user } = await openConnected();
  backend.applyScenario('expiredSession');
  await user.type(input(), 'Hello');
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
