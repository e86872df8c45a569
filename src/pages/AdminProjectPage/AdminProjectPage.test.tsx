import { screen, waitFor, within } from '@testing-library/react';
import { backend } from '@/testing/mockServer';
import { fillIn } from '@/testing/forms';
import { openProjectForm, pngFile, requiredTexts, zipFile } from '@/testing/projectForm';
import { people, renderApp } from '@/testing/renderApp';

const save = () => screen.getByRole('button', { name: /^(Add project|Save changes)$/ });
const features = () =>
  screen
    .getAllByRole('textbox', { name: /^Feature \d/ })
    .map((input) => (input as HTMLInputElement).value);
const newest = () => backend.store.projects.all().at(-1)!;

describe('a new project', () => {
  it('is created with all fields', async () => {
    const { user } = await openProjectForm();
    await fillIn(user, {
      ...requiredTexts,
      'Category (optional)': 'Harbours',
      'Demo link (optional)': 'https://demo.example.com/harbour',
    });
    await user.click(screen.getByRole('button', { name: 'Add feature' }));
    await user.keyboard('Berth plan{Enter}Bills with GST');
    await user.click(screen.getByRole('textbox', { name: 'Add a technology' }));
    await user.keyboard('React,Node.js{Enter}react{Enter}SQLite');
    await user.upload(screen.getByLabelText('Choose pictures'), [
      pngFile('a.png'),
      pngFile('b.png'),
    ]);
    await screen.findByRole('img', { name: 'Picture 2 of 2' });
    await user.upload(screen.getByLabelText('Choose a zip file'), zipFile('harbour.zip'));
    await screen.findByText(/has arrived and is used once you save/);
    await user.click(save());

    expect(await screen.findByText('Harbour Booking was added')).toBeVisible();
    expect(newest()).toMatchObject({
      title: 'Harbour Booking',
      category: 'Harbours',
      shortDescription: 'Berths, boats and bills in one place.',
      pricePaise: 499_950,
      demoUrl: 'https://demo.example.com/harbour',
      isActive: true,
      features: ['Berth plan', 'Bills with GST'],
      technologies: ['React', 'Node.js', 'SQLite'],
      previewImages: [expect.stringMatching(/\.png$/), expect.stringMatching(/\.png$/)],
      fileName: 'harbour.zip',
    });
  });

  it('appears in the shop immediately', async () => {
    const { user } = await openProjectForm();
    await fillIn(user, requiredTexts);
    await user.click(save());
    expect(await screen.findByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/projects');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
        name: 'Projects',
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Harbour Booking' })).toBeVisible();
  });
});

describe('the features', () => {
  it('can be edited, moved with buttons and keys, pasted and removed', async () => {
    const { user } = await openProjectForm();
    await user.click(screen.getByRole('button', { name: 'Add feature' }));
    await user.paste('Plan\nBills\nMails');
    expect(features()).toEqual(['Plan', 'Bills', 'Mails']);

    await user.click(screen.getByRole('button', { name: 'Move feature 3 up' }));
    expect(features()).toEqual(['Plan', 'Mails', 'Bills']);
    expect(screen.getByRole('button', { name: 'Move feature 2 up' })).toHaveFocus();
    expect(screen.getByText('Feature moved to position 2 of 3')).toBeInTheDocument();

    await user.click(screen.getByRole('textbox', { name: 'Feature 1' }));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(features()).toEqual(['Mails', 'Plan', 'Bills']);
    expect(screen.getByRole('textbox', { name: 'Feature 2' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Remove feature 1' }));
    expect(features()).toEqual(['Plan', 'Bills']);
    expect(screen.getByRole('button', { name: 'Remove feature 1' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove feature 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove feature 1' }));
    expect(screen.getByRole('button', { name: 'Add feature' })).toHaveFocus();
  });
});

describe('an existing project', () => {
  it('is shown, changed and updated in the shop', async () => {
    const before = backend.store.projects.get(1)!;
    const { user } = await openProjectForm('/admin/projects/1');
    expect(screen.getByRole('heading', { level: 1, name: `Edit ${before.title}` })).toBeVisible();
    expect(screen.getByLabelText('Short description')).toHaveValue(before.shortDescription);
    expect(features()).toEqual(before.features);
    expect(screen.getByText(/^Current file: /)).toBeVisible();

    await fillIn(user, { Title: 'Another title', 'Price in rupees': '1' });
    await user.click(screen.getByRole('button', { name: `Remove ${before.technologies[0]}` }));
    await user.click(save());
    expect(await screen.findByText('Saved. The shop shows it now.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Another title' })).toBeVisible();
    expect(backend.store.projects.get(1)).toEqual({
      ...before,
      title: 'Another title',
      pricePaise: 100,
      technologies: before.technologies.slice(1),
      updatedAt: expect.any(String),
    });
    expect(screen.getByRole('link', { name: /^View in shop/ })).toHaveAttribute(
      'href',
      '/projects/1',
    );
  });

  it.each(['/admin/projects/999999', '/admin/projects/0', '/admin/projects/abc'])(
    'is not found at %s',
    async (path) => {
      await renderApp(path, { as: people.admin });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Project Not Found' }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to all projects' })).toHaveAttribute(
        'href',
        '/admin/projects',
      );
    },
  );

  it('can be reloaded after a failure', async () => {
    backend.faults.set('getAdminProject', { status: 500 });
    const { user } = await renderApp('/admin/projects/1', { as: people.admin });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    backend.faults.clear();
    await user.click(retry);
    expect(await screen.findByRole('form', { name: 'Project' })).toBeVisible();
  });

  it('is open only to admins', async () => {
    await renderApp('/admin/projects/1', { as: people.owner });
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });
});
