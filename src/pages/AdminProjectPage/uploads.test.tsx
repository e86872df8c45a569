import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { BYTES_PER_MEGABYTE } from '@/config/constants';
import { backend, server } from '@/testing/mockServer';
import { fillIn } from '@/testing/forms';
import { openProjectForm, pngFile, requiredTexts, zipFile } from '@/testing/projectForm';

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

  it('resumes after a lost connection', async () => {
    const offsets: number[] = [];
    let isBroken = true;
    server.use(
      http.put(PARTS, ({ request }) => {
        offsets.push(offsetOf(request));
        if (isBroken && offsetOf(request) === BYTES_PER_MEGABYTE) return HttpResponse.error();
        return undefined;
      }),
    );
    const { user } = await openProjectForm();
    await user.upload(zipInput(), zipFile('harbour.zip', 2));
    expect(
      await screen.findByText('The connection was lost. What was sent so far is kept.'),
    ).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Continue the upload of harbour.zip' }));
    await screen.findByText(/has arrived and is used once you save/);
    expect(offsets).toEqual([0, BYTES_PER_MEGABYTE, BYTES_PER_MEGABYTE, 2 * BYTES_PER_MEGABYTE]);
  });

  it('can be cancelled and chosen again', async () => {
    const release = holdPartAt(0);
    const { user } = await openProjectForm();
    await user.upload(zipInput(), zipFile('wrong.zip'));
    await user.click(await screen.findByRole('button', { name: 'Cancel the upload of wrong.zip' }));
    expect(screen.queryByText('wrong.zip')).not.toBeInTheDocument();
    expect(screen.getByText('The upload of wrong.zip was cancelled')).toBeInTheDocument();
    release();
    await user.upload(zipInput(), zipFile('right.zip'));
    await screen.findByText(/has arrived and is used once you save/);
    await user.click(screen.getByRole('button', { name: 'Remove new file' }));
    expect(screen.queryByText('right.zip')).not.toBeInTheDocument();
  });

  it.each([
    [new File(['Rar!'], 'a.rar'), 'a.rar is not a zip file.'],
    [new File(['Rar!'], 'a.zip'), 'a.zip is not a zip file inside.'],
    [new File([], 'a.zip'), 'a.zip is empty.'],
  ])('is rejected before anything is sent: %#', async (file, sentence) => {
    await openProjectForm();
    server.use(http.post('*/api/admin/uploads', () => HttpResponse.error()));
    await userEvent.setup({ applyAccept: false }).upload(zipInput(), file);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('rejected by the server shows the reason and can be removed', async () => {
    const { user } = await openProjectForm();
    await user.upload(zipInput(), new File(['PK but no zip'], 'fake.zip'));
    expect(await screen.findByText('This is not a zip file that can be opened')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove fake.zip' }));
    expect(screen.queryByText('fake.zip')).not.toBeInTheDocument();
  });
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

  it('are limited to eight', async () => {
    const { user } = await openProjectForm();
    const files = Array.from({ length: 9 }, (_entry, index) => pngFile(`${index}.png`));
    await user.upload(pictureInput(), files);
    expect(await screen.findByText('A project can have at most 8 pictures')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
