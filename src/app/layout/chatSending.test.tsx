import { screen, waitFor } from '@testing-library/react';
import {
  input,
  joinAsStaff,
  launcher,
  log,
  logOut,
  openConnected,
  panel,
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
