import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { backend } from '@/testing/mockServer';
import { fillIn, openProjectForm, requiredTexts } from '@/testing/projectForm';
import { people, renderApp, signIn } from '@/testing/renderApp';

const title = () => screen.getByLabelText('Title');
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const asks = () => screen.queryByRole('alertdialog') !== null;

/** Whether the browser would ask before the tab is closed or reloaded. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('leaving a changed form', () => {
  it('asks when a link is followed, and stays or goes', async () => {
    const { user } = await openProjectForm();
    await fillIn(user, { Title: 'Half a title' });
    expect(asksBeforeUnload()).toBe(true);

    await user.click(screen.getByRole('link', { name: 'Payments' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(title()).toHaveValue('Half a title');
    expect(window.location.pathname).toBe('/admin/projects/new');

    await user.click(screen.getByRole('link', { name: 'Payments' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    expect(asksBeforeUnload()).toBe(false);
  });

  it('asks when the browser goes back, and stays or goes', async () => {
    const { user } = await renderApp('/admin/projects', { as: people.admin });
    await user.click(await screen.findByRole('link', { name: 'New project' }));
    await screen.findByRole('form', { name: 'Project' });
    await fillIn(user, { Title: 'Half a title' });

    act(() => window.history.back());
    await question();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/projects/new'));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(title()).toHaveValue('Half a title');

    act(() => window.history.back());
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'New project' }));
    await screen.findByRole('form', { name: 'Project' });
    expect(title()).toHaveValue('');
  });

  it('asks by the Cancel button too', async () => {
    const { user } = await openProjectForm();
    await fillIn(user, { Title: 'Half a title' });
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await question()).toBeVisible();
  });
});

describe('logging out of a changed form', () => {
  const logOut = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  };

  it('asks, and stays or goes', async () => {
    const { user } = await openProjectForm();
    await fillIn(user, { Title: 'Half a title' });
    await logOut(user);
    await question();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(title()).toHaveValue('Half a title');
    expect(localStorage.getItem('token')).not.toBeNull();

    await logOut(user);
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('does not ask where nothing has changed', async () => {
    const { user } = await openProjectForm('/admin/projects/1');
    await logOut(user);
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });
});

describe('leaving a form with nothing to lose', () => {
  it('does not ask', async () => {
    const { user } = await openProjectForm('/admin/projects/1');
    expect(asksBeforeUnload()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  });

  it('does not ask once what was changed is as before, or saved', async () => {
    const { user } = await openProjectForm('/admin/projects/1');
    await user.type(title(), '!');
    expect(asksBeforeUnload()).toBe(true);
    await user.type(title(), '{Backspace}');
    expect(asksBeforeUnload()).toBe(false);
    await fillIn(user, { Title: 'Another title' });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('heading', { level: 1, name: 'Edit Another title' });
    expect(asksBeforeUnload()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Payments' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    expect(asks()).toBe(false);
  });
});

describe('a session that ends while the form is filled in', () => {
  it('gives everything back after the next login', async () => {
    const { user, close } = await openProjectForm();
    await fillIn(user, requiredTexts);
    backend.faults.set('createProject', { status: 401 });
    await user.click(screen.getByRole('button', { name: 'Add project' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    backend.faults.clear();
    close();

    await signIn(people.admin);
    const next = await openProjectForm();
    expect(await screen.findByText(/^The changes that you had not saved are back/)).toBeVisible();
    expect(title()).toHaveValue(requiredTexts.Title);
    await next.user.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(title()).toHaveValue('');
    expect(screen.queryByText(/^The changes that you/)).not.toBeInTheDocument();
  });
});
