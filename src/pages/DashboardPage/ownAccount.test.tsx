import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { people, renderApp, signIn } from '@/testing/renderApp';
import { readSavedJson, recordSavedFiles } from '@/testing/savedFiles';

afterEach(() => {
  backend.extensions = 'all';
});

const settings = () => within(screen.getByRole('region', { name: 'Account settings' }));

async function openDashboard(as: string = people.newCustomer) {
  const app = await renderApp('/dashboard', { as });
  await screen.findByText('Projects owned');
  return app;
}

async function changeEmail(email: string) {
  const app = await openDashboard();
  await app.user.click(settings().getByRole('button', { name: 'Edit profile' }));
  await settings().findByLabelText('Email');
  await fillIn(app.user, { Email: email });
  await app.user.click(settings().getByRole('button', { name: 'Save profile' }));
  await screen.findByText('Profile updated successfully!');
  return app;
}

const confirmLink = () =>
  backend.outbox.list().find(({ link }) => link?.startsWith('/confirm-email'))!.link!;

describe('a new email address', () => {
  it('counts once the mailed link was confirmed', async () => {
    const { close } = await changeEmail('nikhil@example.com');
    expect(await settings().findByRole('status')).toHaveTextContent(
      'We sent a link to nikhil@example.com.',
    );
    expect(settings().getByLabelText('Email')).toHaveValue(people.newCustomer);
    close();

    const { user } = await renderApp(confirmLink());
    await user.click(await screen.findByRole('button', { name: 'Confirm the new address' }));
    expect(await screen.findByText(/^nikhil@example.com is the address/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
    await screen.findByText('Projects owned');
    await user.click(settings().getByRole('button', { name: 'Edit profile' }));
    expect(await settings().findByLabelText('Email')).toHaveValue('nikhil@example.com');
  });
});

describe('the copy of a user’s data', () => {
  it('is saved as a file', async () => {
    const saved = recordSavedFiles();
    const { user } = await openDashboard(people.owner);
    await user.click(await settings().findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/^Your data was saved as/)).toBeVisible();
    expect(await readSavedJson(saved)).toMatchObject({
      user: { email: people.owner },
      reviews: [{ project_id: 41 }],
    });
  });
});

describe('deleting the account', () => {
  const openDialog = async () => {
    const app = await openDashboard();
    await app.user.click(await settings().findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    const confirm = () => app.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    return { ...app, dialog, confirm };
  };

  it('says what is lost and asks for the password', async () => {
    const { user, dialog, confirm } = await openDialog();
    expect(dialog.getByText(/Purchase records stay for 7 years/)).toBeVisible();
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Current password is required');
    await fillIn(user, { 'Current password': 'wrong-one' });
    await confirm();
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Current password is incorrect'),
    );
    expect(dialog.getByLabelText('Current password')).toHaveValue('wrong-one');
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.getByRole('heading', { name: 'Welcome, Nikhil Verma' })).toBeVisible();
  });

  it('ends the session and the account', async () => {
    const { user, confirm } = await openDialog();
    await fillIn(user, { 'Current password': 'password' });
    await confirm();
    expect(await screen.findByText('Your account is deleted')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(window.location.pathname).toBe('/');
    expect(await signIn(people.newCustomer)).toBeUndefined();
  });

  it('is not offered to admins, nor where the backend does not offer it', async () => {
    const { close } = await openDashboard(people.admin);
    expect(await settings().findByRole('button', { name: 'Download my data' })).toBeVisible();
    expect(settings().queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
    close();
    backend.extensions = 'none';
    await openDashboard();
    await settings().findByRole('button', { name: 'Edit profile' });
    expect(settings().queryByRole('button', { name: 'Download my data' })).not.toBeInTheDocument();
  });
});
