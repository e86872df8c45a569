import { screen, waitFor, within } from '@testing-library/react';
import { overrideFeatures } from '@/config/features';
import {
  launcher,
  input,
  openConnected,
  panel,
  joinAsStaff,
  log,
  replyAsStaff,
  logOut,
} from '@/testing/customerChat';
import { logIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp } from '@/testing/renderApp';

afterEach(() => overrideFeatures());

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
