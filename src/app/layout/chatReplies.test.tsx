import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LogEntry } from '@mocks/log/entries';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import {
  input,
  joinAsStaff,
  launcher,
  log,
  logOut,
  openConnected,
  openPanel,
  panel,
  replyAsStaff,
} from '@/testing/customerChat';
import { backend } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

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

  it('is announced by a button while the user reads older messages', async () => {
    const { user } = await openConnected();
    const { conversationId } = await joinAsStaff();
    await replyAsStaff(conversationId, 'First');
    await log().findByText('First');
    const list = panel().getByRole('log', { name: 'Messages' });
    jest.spyOn(list, 'scrollHeight', 'get').mockReturnValue(900);
    jest.spyOn(list, 'clientHeight', 'get').mockReturnValue(300);
    fireEvent.scroll(list, { target: { scrollTop: 100 } });
    await replyAsStaff(conversationId, 'Second');
    await user.click(await panel().findByRole('button', { name: 'New messages' }));
    expect(list.scrollTop).toBe(900);
    expect(panel().queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
    expect(list).toHaveFocus();
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
