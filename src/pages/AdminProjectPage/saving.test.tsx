import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BYTES_PER_MEGABYTE } from '@/lib/files';
import { fillIn } from '@/testing/forms';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend, server } from '@/testing/mockServer';
import { openProjectForm, pngFile, requiredTexts, zipFile } from '@/testing/projectForm';
import { people } from '@/testing/renderApp';
import { send, tokenOf } from '@mocks/contract/client';

describe('saving', () => {
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
      expect(title).toHaveFocus();
      await user.click(save());
      expect(await screen.findByText('Another title was added')).toBeVisible();
    });
  });

  describe('a save that fails', () => {
    it('is reported and keeps the input', async () => {
      const { user } = await openProjectForm();
      await fillIn(user, requiredTexts);
      backend.faults.set('createProject', { status: 500 });
      await user.click(save());
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /^The server could not save the project\. Nothing you typed is lost/,
      );
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
  });
});

describe('uploads', () => {
  const PARTS = '*/api/admin/uploads/:uploadId';
  const save = () => screen.getByRole('button', { name: 'Add project' });
  const zipInput = () => screen.getByLabelText(/^Choose (a|another) zip file$/);
  const pictureInput = () => screen.getByLabelText('Choose pictures');
  const offsetOf = (request: Request) => Number(new URL(request.url).searchParams.get('offset'));

  /** Holds requests for parts at an offset, in bytes, until they are released. */
  function holdPartAt(offset: number) {
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.put(PARTS, async ({ request }) => {
        if (offsetOf(request) === offset) await gate;
        return undefined;
      }),
    );
    return () => release();
  }

  describe('a zip file', () => {
    it('shows its progress, and is used when the form is saved', async () => {
      const release = holdPartAt(BYTES_PER_MEGABYTE);
      const { user } = await openProjectForm();
      await fillIn(user, requiredTexts);
      await user.upload(zipInput(), zipFile('harbour.zip', 2));
      const bar = await screen.findByRole('progressbar', { name: 'Upload of harbour.zip' });
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '49'));
      expect(screen.getByText('49% · 1.00 MB of 2.00 MB')).toBeVisible();

      await user.click(save());
      expect(await screen.findByText(/^A file has not arrived yet\./)).toBeVisible();
      release();
      expect(await screen.findByText(/has arrived and is used once you save/)).toBeVisible();
      expect(screen.queryByText(/^A file has not arrived yet\./)).not.toBeInTheDocument();
      await user.click(save());
      await screen.findByText('Harbour Booking was added');
      expect(backend.store.projects.all().at(-1)).toMatchObject({ fileName: 'harbour.zip' });
    });
  });

  it('wait for a busy backend, say so, and can be cancelled meanwhile', async () => {
    backend.faults.set('sendUploadPart', { status: 429 });
    const { user } = await openProjectForm();
    await user.upload(zipInput(), zipFile('harbour.zip'));
    const text = 'The server is busy. The upload goes on by itself.';
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of harbour.zip' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  describe('pictures', () => {
    it('are uploaded one at a time, reordered and removed', async () => {
      const release = holdPartAt(0);
      const revoke = jest.spyOn(URL, 'revokeObjectURL');
      const { user } = await openProjectForm();
      await user.upload(pictureInput(), [pngFile('a.png'), pngFile('b.png'), pngFile('c.png')]);
      const pending = within(await screen.findByRole('list', { name: 'Pictures being sent' }));
      expect(pending.getByRole('img', { name: 'Preview of c.png' })).toBeVisible();
      await waitFor(() => expect(pending.getAllByText('Waiting for its turn')).toHaveLength(2));
      release();
      await screen.findByRole('img', { name: 'Picture 3 of 3' });
      expect(revoke).toHaveBeenCalledTimes(3);

      const shown = () =>
        screen
          .getAllByRole('img', { name: /^Picture \d of/ })
          .map((picture) => picture.getAttribute('src'));
      const [a, b, c] = shown();
      await user.click(screen.getByRole('button', { name: 'Move picture 1 later' }));
      expect(shown()).toEqual([b, a, c]);
      expect(screen.getByRole('button', { name: 'Move picture 2 later' })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(shown()).toEqual([b, c, a]);
      expect(screen.getByRole('button', { name: 'Move picture 3 earlier' })).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
      expect(shown()).toEqual([c, a]);

      await fillIn(user, requiredTexts);
      await user.click(save());
      await screen.findByText('Harbour Booking was added');
      const { previewImages } = backend.store.projects.all().at(-1)!;
      expect(previewImages.map((address) => `${process.env.API_HOST}${address}`)).toEqual([c, a]);
    });
  });
});

describe('validation', () => {
  const save = () => screen.getByRole('button', { name: 'Add project' });

  it('a field that is left shows its error, which describes it', async () => {
    const { user } = await openProjectForm();
    const field = screen.getByLabelText('Title');
    await user.click(field);
    await user.paste('ab');
    const message = 'The title needs at least 3 characters';
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  describe('saving an invalid form', () => {
    it('lists the errors with links to the fields, and keeps the input', async () => {
      const { user } = await openProjectForm();
      await fillIn(user, { ...requiredTexts, Title: 'ab', 'Price in rupees': 'much' });
      await user.click(save());
      const summary = within(await screen.findByRole('alert'));
      expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Title: The title needs at least 3 characters',
        'Price: Write the price in rupees, such as 4999 or 4999.50',
      ]);
      expect(screen.getByLabelText('Title')).toHaveFocus();
      await user.click(summary.getByRole('link', { name: 'Price' }));
      expect(screen.getByLabelText('Price in rupees')).toHaveFocus();
      expect(window.location.hash).toBe('');
      expect(screen.getByLabelText('Description')).toHaveValue(requiredTexts.Description);

      await fillIn(user, { Title: 'Long enough' });
      expect(summary.getAllByRole('listitem')).toHaveLength(1);
    });
  });
});
