import { act, screen, waitFor, within } from '@testing-library/react';
import { LOGIN_REDIRECT_DELAY_MS, UNREAD_POLL_MS } from '@/config/constants';
import { overrideFeatures } from '@/config/features';
import {
  input,
  joinAsStaff,
  launcher,
  log,
  logOut,
  openConnected,
  panel,
  replyAsStaff,
} from '@/testing/customerChat';
import { logIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

afterEach(() => {
  overrideFeatures();
  jest.useRealTimers();
});

describe('the chat launcher', () => {
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

  it('gives way to the chat after the login that it required', async () => {
    const { user } = await renderApp('/contact');
    const openChat = await screen.findByRole('button', { name: 'Open Live Chat' });
    jest.useFakeTimers();
    await user.click(openChat);
    act(() => void jest.advanceTimersByTime(LOGIN_REDIRECT_DELAY_MS));
    jest.useRealTimers();
    await logIn(user, people.owner);
    expect(await screen.findByRole('dialog', { name: 'Support Chat' })).toBeVisible();
    expect(window.location.pathname).toBe('/contact');
  });

  it('leaves the pages of the admin panel, whose chat is the inbox', async () => {
    const { user } = await renderApp('/about', { as: people.admin });
    expect(await launcher()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Admin Panel' }));
    expect(await screen.findByRole('link', { name: 'View the shop' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Open support chat/ })).not.toBeInTheDocument();
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
    expect(bar.getByText('1')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    await user.click(await launcher());
    expect(log().getByText('Are you there?')).toBeVisible();
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  });
});

describe('an answer to a closed chat', () => {
  const unread = (count: number) =>
    screen.findByRole('button', { name: `Open support chat, ${count} unread` });

  /** Shows answers in another tab: reads them there, and tells this one. */
  async function readElsewhere(): Promise<void> {
    const Authorization = `Bearer ${localStorage.getItem('token')}`;
    const init = { method: 'PUT', headers: { Authorization } };
    await fetch(`${process.env.API_HOST}/api/chat/read`, init);
    const channel = new BroadcastChannel('chat-read');
    channel.postMessage(null);
    channel.close();
  }

  it('is marked within a minute and when the tab comes to the front, until a tab has shown it', async () => {
    const { user } = await openConnected();
    const { conversationId } = await joinAsStaff();
    const steps = ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'Date'] as const;
    const rest = ['performance', 'requestAnimationFrame', 'requestIdleCallback'] as const;
    jest.useFakeTimers({ doNotFake: [...steps, ...rest] });
    await user.click(panel().getByRole('button', { name: 'Close chat' }));
    await replyAsStaff(conversationId, 'There is an invoice.');
    act(() => void jest.advanceTimersByTime(UNREAD_POLL_MS));
    expect(await unread(1)).toBeVisible();
    expect(document.title).toMatch(/^\(1\) /);
    await replyAsStaff(conversationId, 'And a receipt.');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await unread(2)).toBeVisible();
    await readElsewhere();
    expect(await screen.findByRole('button', { name: 'Open support chat' })).toBeVisible();
    expect(document.title).not.toMatch(/^\(/);
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
});

describe('an unsent message', () => {
  it('is kept when the session expires, for its user alone', async () => {
    const { user } = await openConnected();
    // Typing is reported once the conversation is loaded.
    await panel().findByRole('group', { name: 'Suggested questions' });
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
});
