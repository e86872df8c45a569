import { screen, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { openTab } from '@/testing/workbench';

const MAIL = {
  to: 'asha@example.com',
  subject: 'Your refund is on its way',
  text: 'Hello Asha Rao,\n\nit takes a few days.',
};
const askForLink = () =>
  fetch('http://localhost:3000/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com' }),
  });

describe('the outbox', () => {
  it('shows each mail as it is sent, with its link, and is cleared', async () => {
    const { user, panel: found } = await openTab('Outbox');
    expect(found.getByText(/^No mails yet/)).toBeVisible();
    await backend.outbox.send(MAIL);
    await askForLink();
    expect(await found.findByText('Choose a new password')).toBeVisible();
    const mails = within(found.getByRole('list', { name: 'Outbox' })).getAllByRole('listitem');
    expect(mails).toHaveLength(2);
    expect(within(mails[0]!).getByRole('link', { name: 'Open the link' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/reset-password#token=[\w-]{43}$/),
    );
    expect(mails[1]).toHaveTextContent('Your refund is on its way');
    expect(within(mails[1]!).queryByRole('link')).not.toBeInTheDocument();

    await user.click(found.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('The outbox is empty.')).toBeVisible();
    expect(found.getByText(/^No mails yet/)).toBeVisible();
  });
});
