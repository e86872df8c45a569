import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { tokenOf, send } from '@mocks/contract/client';
import { holdNextResponse, loseNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import { fillIn } from '@/testing/forms';
import { openProjectForm, requiredTexts } from '@/testing/projectForm';
import { people } from '@/testing/renderApp';

const save = () => screen.getByRole('button', { name: /^(Add project|Save changes)$/ });

/** Changes the title of project 1 as another admin. */
async function renameElsewhere(title: string): Promise<void> {
  const token = await tokenOf(people.admin);
  const response = await send('GET', '/api/admin/projects/1', { token });
  const { project } = (await response.json()) as { project: Record<string, unknown> };
  const body = {
    ...project,
    title,
    base_price: Number(project.base_price),
    preview_images: [],
  };
  await send('PUT', '/api/admin/projects/1', { body, token });
}

describe('a rejection by the backend', () => {
  it('is shown at its field until that changes, or in the summary without a field', async () => {
    const { user } = await openProjectForm();
    await fillIn(user, requiredTexts);
    server.use(
      http.post(
        '*/api/admin/projects',
        () =>
          HttpResponse.json(
            {
              success: false,
              message: 'Please check the fields',
              errors: { title: 'There is a project of this title', shelf: 'The shelf is full' },
            },
            { status: 400 },
          ),
        { once: true },
      ),
    );
    await user.click(save());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('The shelf is full')).toBeVisible();
    expect(summary.getByRole('link', { name: 'Title' })).toBeVisible();
    const title = screen.getByLabelText('Title');
    expect(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription('There is a project of this title');

    await fillIn(user, { 'Short description': 'Another text that is long enough.' });
    expect(title).toBeInvalid();
    await fillIn(user, { Title: 'Another title' });
    expect(title).toBeValid();
    await user.click(save());
    expect(await screen.findByText('Another title was added')).toBeVisible();
  });
});

describe('a save that fails', () => {
  it.each([
    [{ status: 500 }, /^The server could not save the project\. Nothing you typed is lost/],
    [{ networkError: true }, /^No answer came from the server\. Nothing you typed is lost/],
    [{ status: 501 }, /^This backend does not offer saving projects\.$/],
    [{ status: 403 }, /./],
  ])('with %p is reported and keeps the input', async (fault, sentence) => {
    const { user } = await openProjectForm();
    await fillIn(user, requiredTexts);
    backend.faults.set('createProject', fault);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    for (const [label, text] of Object.entries(requiredTexts)) {
      expect(screen.getByLabelText(label)).toHaveValue(text);
    }
    backend.faults.clear();
    await user.click(save());
    expect(await screen.findByText('Harbour Booking was added')).toBeVisible();
  });
});

describe('saving', () => {
  it('creates one project for repeated clicks', async () => {
    const count = backend.store.projects.all().length;
    const { user } = await openProjectForm();
    await fillIn(user, requiredTexts);
    const response = holdNextResponse('*/api/admin/projects');
    await user.dblClick(save());
    await user.type(screen.getByLabelText('Title'), '{Enter}{Enter}');
    response.arrive();
    await screen.findByText('Harbour Booking was added');
    await screen.findByRole('heading', { level: 1, name: 'Projects' });
    expect(backend.store.projects.all()).toHaveLength(count + 1);
  });

  it('creates one project though the first answer was lost', async () => {
    const count = backend.store.projects.all().length;
    const { user } = await openProjectForm();
    await fillIn(user, requiredTexts);
    loseNextResponse('*/api/admin/projects');
    await user.click(save());
    await screen.findByRole('alert');
    await user.click(save());
    await screen.findByText('Harbour Booking was added');
    expect(backend.store.projects.all()).toHaveLength(count + 1);
  });
});

describe('a project changed by another admin', () => {
  async function openConflict() {
    const app = await openProjectForm('/admin/projects/1');
    await fillIn(app.user, { Title: 'My title', 'Price in rupees': '77' });
    await renameElsewhere('Their title');
    await app.user.click(save());
    expect(await screen.findByText(/^Somebody else has changed this project/)).toBeVisible();
    expect(backend.store.projects.get(1)!.title).toBe('Their title');
    return app;
  }

  it('can be saved anyway', async () => {
    const { user } = await openConflict();
    await user.click(screen.getByRole('button', { name: 'Save mine anyway' }));
    await screen.findByRole('heading', { level: 1, name: 'Edit My title' });
    expect(backend.store.projects.get(1)).toMatchObject({ title: 'My title', pricePaise: 7700 });
    expect(screen.queryByText(/^Somebody else/)).not.toBeInTheDocument();
  });

  it('can be reloaded after a warning about lost input', async () => {
    const { user } = await openConflict();
    await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Load the newer version?' }),
    );
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Title: My title',
      'Price: 77',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Title')).toHaveValue('My title');

    await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
    backend.faults.set('getAdminProject', { networkError: true });
    await user.click(await screen.findByRole('button', { name: 'Load it' }));
    expect(await screen.findByText(/^The newer version could not be loaded/)).toBeVisible();
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Load it' }));
    await screen.findByRole('heading', { level: 1, name: 'Edit Their title' });
    expect(screen.getByLabelText('Title')).toHaveValue('Their title');

    await fillIn(user, { Title: 'Our title' });
    await user.click(save());
    await screen.findByRole('heading', { level: 1, name: 'Edit Our title' });
    expect(backend.store.projects.get(1)!.title).toBe('Our title');
  });
});
