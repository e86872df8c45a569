import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { overrideFeatures } from '@/config/features';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import {
  input,
  joinAsStaff,
  launcher,
  log,
  openConnected,
  openPanel,
  panel,
  replyAsStaff,
  sendButton,
  watchSockets,
} from '@/testing/customerChat';
import { logIn } from '@/testing/forms';
import { backend, server } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

afterEach(() => overrideFeatures());

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

  it('leaves the pages of the admin panel, whose chat is the inbox', async () => {
    const { user } = await renderApp('/about', { as: people.admin });
    expect(await launcher()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Admin Panel' }));
    expect(await screen.findByRole('link', { name: 'View the shop' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Open support chat/ })).not.toBeInTheDocument();
  });

  it.each(['/administrators', '/admin/nothing'])(
    'stays for a customer at %s, above the footer of the shop',
    async (path) => {
      await renderApp(path, { as: people.newCustomer });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Page Not Found (404)' }),
      ).toBeVisible();
      expect(await launcher()).toBeVisible();
      expect(screen.queryByRole('link', { name: 'View the shop' })).not.toBeInTheDocument();
    },
  );

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

  it('is used once: the message does not come back after it was sent', async () => {
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
    expect(await launcher()).toHaveFocus();
  });

  it('leaves the focus to the launcher when it is closed while minimized', async () => {
    const { user } = await openConnected();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close chat' }));
    expect(screen.queryByRole('group', { name: 'Minimized chat' })).not.toBeInTheDocument();
    expect(await launcher()).toHaveFocus();
  });

  it('tells while minimized that it has lost the connection', async () => {
    const { user } = await openConnected();
    await user.keyboard('{Escape}');
    const bar = within(screen.getByRole('group', { name: 'Minimized chat' }));
    expect(bar.queryByText('Connecting…')).not.toBeInTheDocument();
    backend.hub.refuse(true);
    backend.hub.dropAll();
    expect(await bar.findByText('Connecting…')).toBeVisible();
    expect(bar.queryByRole('img', { name: 'Connected' })).not.toBeInTheDocument();
    backend.hub.refuse(false);
    expect(await bar.findByRole('img', { name: 'Connected' })).toBeVisible();
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
    const { id: userId } = backend.store.users.where('email', people.newCustomer)[0]!;
    expect(sentOf('new-conversation')).toEqual([
      {
        conversationId: sentOf('join-conversation')[0],
        userId,
        userName: 'Nikhil Verma',
        userEmail: people.newCustomer,
      },
    ]);
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
