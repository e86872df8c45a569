import { screen, waitFor } from '@testing-library/react';
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
} from '@/testing/customerChat';
import { logIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people } from '@/testing/renderApp';

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

  it('ignores blank input, and sends one message for twenty presses of Enter', async () => {
    const { user } = await openConnected();
    await user.type(input(), '   {Enter}{Enter}');
    expect(sendButton()).toBeDisabled();
    await user.clear(input());
    await user.type(input(), `Hello${'{Enter}'.repeat(20)}`);
    await log().findByText(/Sent$/);
    expect(backend.store.messages.all().filter(({ text }) => text === 'Hello')).toHaveLength(1);
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
});

describe('an unsent message', () => {
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
});
