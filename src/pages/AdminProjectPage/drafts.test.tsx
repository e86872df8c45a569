import { act, screen, waitFor } from '@testing-library/react';
import { send, tokenOf } from '@mocks/contract/client';
import type { AdminProject } from '@/api/adminApi';
import { backend } from '@/testing/mockServer';
import { fillIn } from '@/testing/forms';
import { openProjectForm, requiredTexts, zipFile } from '@/testing/projectForm';
import { people, signIn } from '@/testing/renderApp';
import { emptyValues, toValues } from './projectValues';

const PROJECT = '/admin/projects/1';

/** The minimum form values of a new project. */
const requiredValues = {
  short_description: requiredTexts['Short description'],
  description: requiredTexts.Description,
  base_price: requiredTexts['Price in rupees'],
};

async function readProject(id: number): Promise<AdminProject> {
  const token = await tokenOf(people.admin);
  const response = await send('GET', `/api/admin/projects/${id}`, { token });
  return ((await response.json()) as { project: AdminProject }).project;
}

const title = () => screen.getByLabelText('Title');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const notice = () => screen.queryByText('Restored what you had typed');
const restored = () => screen.findByText('Restored what you had typed');

describe('leaving a changed form', () => {
  it('never asks for confirmation, and the input is restored', async () => {
    const { user } = await openProjectForm();
    await fillIn(user, { Title: 'Half a title' });
    await user.click(screen.getByRole('link', { name: 'Payments' }));
    await heading('Payments');
    act(() => window.history.back());
    expect(await restored()).toBeVisible();
    expect(title()).toHaveValue('Half a title');

    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await heading('Projects');
    await user.click(screen.getByRole('link', { name: 'New project' }));
    expect(await restored()).toBeVisible();
    expect(title()).toHaveValue('Half a title');
  });

  it('by logging out keeps the input for the next login', async () => {
    const { user, close } = await openProjectForm();
    await fillIn(user, { Title: 'Half a title' });
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
    close();

    await openProjectForm();
    expect(await restored()).toBeVisible();
    expect(title()).toHaveValue('Half a title');
  });
});

describe('unloading the page', () => {
  /** Returns whether the browser would ask before closing or reloading the page. */
  function asks(): boolean {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it('asks only while a file is being sent', async () => {
    const { user } = await openProjectForm();
    await fillIn(user, { Title: 'Half a title' });
    expect(asks()).toBe(false);

    backend.faults.set('sendUploadPart', { hangs: true });
    await user.upload(screen.getByLabelText('Choose a zip file'), zipFile('harbour.zip'));
    await user.click(
      await screen.findByRole('button', { name: 'Cancel the upload of harbour.zip' }),
    );
    expect(asks()).toBe(false);

    await user.upload(screen.getByLabelText('Choose a zip file'), zipFile('pier.zip'));
    await screen.findByRole('button', { name: 'Cancel the upload of pier.zip' });
    expect(asks()).toBe(true);
  });
});

describe('a session that expires during input', () => {
  it('restores everything after the next login', async () => {
    const { user, close } = await openProjectForm();
    await fillIn(user, requiredTexts);
    backend.faults.set('createProject', { status: 401 });
    await user.click(screen.getByRole('button', { name: 'Add project' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    backend.faults.clear();
    close();

    await signIn(people.admin);
    await openProjectForm();
    expect(await restored()).toBeVisible();
    expect(title()).toHaveValue(requiredTexts.Title);
  });
});

describe('a restored draft', () => {
  /** Opens the form of an existing or new project with a draft from an earlier visit. */
  async function openRestored(id?: number) {
    const { id: userId } = backend.store.users.where('email', people.admin)[0]!;
    const project = id === undefined ? null : await readProject(id);
    const values = {
      ...(project ? toValues(project) : { ...emptyValues, ...requiredValues }),
      title: 'Half a title',
    };
    const draft = { values, updatedAt: project?.updated_at ?? null };
    sessionStorage.setItem(`project-draft-${userId}-${id ?? 'new'}`, JSON.stringify(draft));
    const app = await openProjectForm(`/admin/projects/${id ?? 'new'}`);
    await restored();
    return app;
  }

  it('is removed when saved', async () => {
    const { user, close } = await openRestored(1);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await heading('Edit Half a title');
    expect(notice()).not.toBeInTheDocument();
    close();

    await openProjectForm(PROJECT);
    expect(title()).toHaveValue('Half a title');
    expect(notice()).not.toBeInTheDocument();
  });

  it('of an older version reports that the project has changed', async () => {
    const { user, close } = await openProjectForm(PROJECT);
    await fillIn(user, { Title: 'My title' });
    close();
    const project = backend.store.projects.get(1)!;
    const updatedAt = '2030-01-01T00:00:00.000Z';
    backend.store.projects.put({ ...project, title: 'Their title', updatedAt });

    const next = await openProjectForm(PROJECT);
    expect(await screen.findByText(/^Somebody else has changed this project/)).toBeVisible();
    expect(title()).toHaveValue('My title');
    await next.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled());
    expect(await screen.findByText(/^Somebody else has changed this project/)).toBeVisible();
    expect(backend.store.projects.get(1)!.title).toBe('Their title');

    await next.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(title()).toHaveValue('Their title');
    expect(screen.queryByText(/^Somebody else/)).not.toBeInTheDocument();
  });
});
