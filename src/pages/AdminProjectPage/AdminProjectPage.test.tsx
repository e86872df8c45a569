import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyValues, toValues } from './projectValues';
import type { AdminProject } from '@/api/adminApi';
import { fillIn } from '@/testing/forms';
import { backend } from '@/testing/mockServer';
import { openProjectForm, pngFile, requiredTexts, zipFile } from '@/testing/projectForm';
import { people, renderApp } from '@/testing/renderApp';
import { send, tokenOf } from '@mocks/contract/client';

describe('the form', () => {
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

    it('can be reloaded after a failure', async () => {
      backend.faults.set('getAdminProject', { status: 500 });
      const { user } = await renderApp('/admin/projects/1', { as: people.admin });
      const retry = await screen.findByRole('button', { name: 'Try Again' });
      backend.faults.clear();
      await user.click(retry);
      expect(await screen.findByRole('form', { name: 'Project' })).toBeVisible();
    });
  });
});

describe('drafts', () => {
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
  });
});

describe('packaging', () => {
  const save = () => screen.getByRole('button', { name: /^(Add project|Save changes)$/ });
  const findVersion = () => screen.findByLabelText('Version (optional)');

  describe('version, license and support', () => {
    it('are saved with a new project', async () => {
      const { user } = await openProjectForm();
      await fillIn(user, requiredTexts);
      await user.type(await findVersion(), '1.0.0');
      await user.click(screen.getByRole('button', { name: 'Add requirement' }));
      await user.type(screen.getByLabelText('Requirement 1'), 'Node.js 20 or later');
      await user.click(screen.getByRole('button', { name: 'Add release' }));
      const version = screen.getByLabelText('Version of release 1');
      expect(version).toHaveFocus();
      await user.type(version, '1.0.0');
      await user.type(
        screen.getByLabelText('What changed, one per line, of release 1'),
        'First release{Enter}Berths on a map',
      );
      await user.selectOptions(screen.getByLabelText('Which license'), 'Study license');
      await user.click(save());
      await screen.findByText('Harbour Booking was added');
      expect(backend.store.projects.all().at(-1)).toMatchObject({
        version: '1.0.0',
        requirements: ['Node.js 20 or later'],
        changelog: [{ version: '1.0.0', changes: ['First release', 'Berths on a map'] }],
        licence: { name: 'Study license' },
        supportDays: 30,
      });
    });

    it('are checked before they are sent', async () => {
      const { user } = await openProjectForm('/admin/projects/1');
      await findVersion();
      await user.click(screen.getByRole('button', { name: 'Add release' }));
      await fillIn(user, { 'Days of free support (optional)': '30.5' });
      await user.click(save());
      const summary = within(await screen.findByRole('alert'));
      expect(summary.getByText(/Give each release a version/)).toBeVisible();
      expect(summary.getByText(/Write a whole number of days/)).toBeVisible();
    });
  });
});

describe('the preview', () => {
  type User = Awaited<ReturnType<typeof openProjectForm>>['user'];

  const original = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument')!;

  // A frame of jsdom has an Element of its own, which lacks scrollTo too.
  beforeEach(() => {
    jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockImplementation(function (
      this: HTMLIFrameElement,
    ) {
      const page = original.get!.call(this) as Document;
      page.defaultView!.Element.prototype.scrollTo = () => undefined;
      return page;
    });
  });

  /** Opens the preview and returns the body of the previewed page. */
  async function openPreview(user: User): Promise<HTMLElement> {
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('dialog', { name: 'Preview of the page' });
    return waitFor(() => {
      const frame = screen.getByTitle<HTMLIFrameElement>('The page as customers see it');
      const page = frame.contentDocument!.body;
      expect(within(page).getByRole('heading', { level: 1 })).toBeInTheDocument();
      return page;
    });
  }

  it('shows the page with what was typed and not saved', async () => {
    const { user } = await openProjectForm('/admin/projects/1');
    const before = backend.store.projects.get(1)!;
    await fillIn(user, { ...requiredTexts });
    const page = within(await openPreview(user));

    expect(page.getByRole('heading', { level: 1, name: 'Harbour Booking' })).toBeInTheDocument();
    expect(page.getByText('₹4,999.50')).toBeInTheDocument();
    expect(page.getByText(requiredTexts.Description)).toBeInTheDocument();
    expect(page.getAllByText(before.features[0]!)).not.toHaveLength(0);
    expect(page.getByRole('heading', { name: 'What you get' })).toBeInTheDocument();
    expect(await page.findByRole('heading', { name: 'Files' })).toBeInTheDocument();
    expect(page.getByRole('heading', { name: 'Support' })).toBeInTheDocument();
    expect(screen.queryByText(/^Not filled in yet/)).not.toBeInTheDocument();
    expect(backend.store.projects.get(1)).toEqual(before);
  });
});
