import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { toUser } from '@mocks/domain/accounts';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import {
  input,
  joinAsStaff,
  launcher,
  log,
  logOut,
  openConnected,
  panel,
  sendButton,
  watchSockets,
} from '@/testing/customerChat';
import { logIn } from '@/testing/forms';
import { holdNextResponse, loseNextResponse } from '@/testing/heldResponse';
import { delayNextRequest } from '@/testing/lateRequest';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

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

  it('announces what it types and sends, in the fields of the specification', async () => {
    const { sentOf } = watchSockets();
    const { user } = await openConnected();
    await waitFor(() => expect(sentOf('join-conversation')).toHaveLength(1));
    await user.type(input(), 'Hello{Enter}');
    await waitFor(() => expect(sentOf('new-message')).toHaveLength(1));
    const [conversationId] = sentOf('join-conversation');
    const { id: userId } = backend.store.users.where('email', people.newCustomer)[0]!;
    const { id } = backend.store.messages.all().at(-1)!;
    expect(sentOf('typing')).toEqual([
      { conversationId, userId, userName: 'Nikhil Verma', isTyping: true },
      { conversationId, userId, userName: 'Nikhil Verma', isTyping: false },
    ]);
    expect(sentOf('new-message')).toEqual([
      {
        id,
        conversationId,
        sender_id: userId,
        sender_type: 'user',
        sender_name: 'Nikhil Verma',
        message: 'Hello',
        message_type: 'text',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      },
    ]);
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

    // Opened with its button, the chat is about the page again.
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
    // The pressed button has gone.
    expect(panel().getByRole('log', { name: 'Messages' })).toHaveFocus();
  });

  it.each([
    ['nothing', null],
    ['no message', {}],
    ['a message without an id', { messageData: {} }],
    ['a failure', { success: false, message: 'Blocked' }],
  ])('restores the text after a response with %s', async (_what, body) => {
    expectConsoleOutput(/Sending a chat message/);
    server.use(http.post('*/api/chat/message', () => HttpResponse.json(body)));
    const { user } = await openConnected();
    await user.type(input(), 'Hello{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeVisible();
    expect(input()).toHaveValue('Hello');
    expect(log().getByText(/Not sent$/)).toBeVisible();
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

    it('is saved once when its first request reaches the backend after Retry', async () => {
      expectConsoleOutput(/Sending a chat message/);
      const { sentOf } = watchSockets();
      const { user } = await openConnected();
      const arrive = delayNextRequest('*/api/chat/message');
      await user.type(input(), 'Hello{Enter}');
      await user.click(await log().findByRole('button', { name: 'Retry: Hello' }));
      await log().findByText(/Sent$/);
      await arrive();
      await expectSentOnce(sentOf);
    });

    it('is shown once when the response does not name it', async () => {
      expectConsoleOutput(/Sending a chat message/);
      const { user } = await openConnected();
      server.use(
        http.post(
          '*/api/chat/message',
          async ({ request }) => {
            await getResponse(backend.handlers, request);
            return HttpResponse.json({ messageData: {} });
          },
          { once: true },
        ),
      );
      await user.type(input(), 'Hello{Enter}');
      await user.click(await log().findByRole('button', { name: 'Retry: Hello' }));
      await log().findByText(/Sent$/);
      expect(log().getAllByText('Hello')).toHaveLength(1);
      expect(backend.store.messages.all().filter(({ text }) => text === 'Hello')).toHaveLength(1);
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
    // The page is reported after the response.
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
    backend.faults.set('sendChatMessage', { status: 500 });
    const response = holdNextResponse('*/api/chat/message');
    await user.type(input(), 'Hello{Enter}And more');
    response.arrive();
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
