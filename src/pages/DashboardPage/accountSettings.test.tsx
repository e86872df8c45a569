import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '@/testing/forms';
import { people, renderApp, signIn } from '@/testing/renderApp';

const settings = () => within(screen.getByRole('region', { name: 'Account settings' }));

async function openForm(name: 'Edit profile' | 'Change your password') {
  const app = await renderApp('/dashboard', { as: people.newCustomer });
  await screen.findByText('Projects owned');
  await app.user.click(settings().getByRole('button', { name }));
  const first = name === 'Edit profile' ? 'Full name' : 'Current password';
  await settings().findByLabelText(first);
  const fill = (label: string, text: string) => fillIn(app.user, { [label]: text });
  return { ...app, fill };
}

describe('the profile form', () => {
  const save = () => settings().getByRole('button', { name: 'Save profile' });

  it('updates the profile on the page and on the server', async () => {
    const { user, fill, close } = await openForm('Edit profile');
    expect(settings().getByLabelText('Full name')).toHaveValue('Nikhil Verma');
    await fill('Full name', 'Nikhil V. Verma');
    await fill('Phone', '+919845012345');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Welcome, Nikhil V. Verma' })).toBeVisible();
    close();
    await renderApp('/dashboard', { as: people.newCustomer });
    expect(await screen.findByRole('heading', { name: 'Welcome, Nikhil V. Verma' })).toBeVisible();
  });

  it('restores what was typed and not saved, until it is saved or discarded', async () => {
    const notice = () => screen.queryByText('Restored what you had typed');
    const typed = await openForm('Edit profile');
    expect(notice()).not.toBeInTheDocument();
    await typed.fill('Full name', 'Nikhil V. Verma');
    typed.close();

    const again = await openForm('Edit profile');
    expect(notice()).toBeVisible();
    expect(settings().getByLabelText('Full name')).toHaveValue('Nikhil V. Verma');
    await again.user.click(settings().getByRole('button', { name: 'Discard' }));
    expect(settings().getByLabelText('Full name')).toHaveValue('Nikhil Verma');
    await again.fill('Phone', '+919845012345');
    await again.user.click(save());
    await screen.findByText('Profile updated successfully!');
    again.close();

    await openForm('Edit profile');
    expect(notice()).not.toBeInTheDocument();
    expect(settings().getByLabelText('Phone')).toHaveValue('+919845012345');
  });

  it.each([
    ['Full name', '', 'Full name is required'],
    ['Full name', 'N', 'Name must be at least 2 characters'],
    ['Email', 'nikhil@', 'Invalid email address'],
    ['Email', '', 'Email is required'],
    ['Phone', '012345', 'Invalid phone number'],
    ['Phone', '', 'Phone number is required'],
  ])('reports the error of %s for %p', async (label, text, message) => {
    const { user, fill } = await openForm('Edit profile');
    await fill(label, text);
    await user.click(save());
    expect(await settings().findByText(message)).toBeVisible();
    await waitFor(() => expect(settings().getByLabelText(label)).toHaveFocus());
  });
});

describe('the password form', () => {
  const change = () => settings().getByRole('button', { name: 'Change password' });

  it('changes the password used to log in', async () => {
    const { user, fill } = await openForm('Change your password');
    await fill('Current password', 'password');
    await fill('New password', 'a-better-one');
    await fill('Confirm new password', 'a-better-one');
    await user.click(change());
    expect(await screen.findByText('Password changed successfully!')).toBeVisible();
    expect(settings().getByLabelText('Current password')).toHaveValue('');
    expect(await signIn(people.newCustomer)).toBeUndefined();
  });

  it.each([
    ['', 'a-better-one', 'a-better-one', 'Current password is required'],
    ['password', '', '', 'New password is required'],
    ['password', 'short', 'short', 'Password must be at least 6 characters'],
    ['password', 'a-better-one', '', 'Please confirm your password'],
    ['password', 'a-better-one', 'another-one', 'Passwords do not match'],
  ])('reports for %p, %p and %p: %p', async (current, next, again, message) => {
    const { user, fill } = await openForm('Change your password');
    await fill('Current password', current);
    await fill('New password', next);
    await fill('Confirm new password', again);
    await user.click(change());
    expect(await settings().findByText(message)).toBeVisible();
  });
});
