import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mockServer';
import { renderApp } from '@/testing/renderApp';

const TITLE = 'Clinic planner';
const THREE = ['till.png', '/uploads/images/bill.png', 'https://cdn.example.com/stock.png'];

/** Opens the page of a project with overridden values. */
async function openWith(changes: object) {
  const response = await fetch(`${process.env.API_HOST}/api/projects/4`);
  const { project } = (await response.json()) as { project: object };
  server.use(
    http.get('*/api/projects/4', () =>
      HttpResponse.json({ project: { ...project, title: TITLE, image_captions: [], ...changes } }),
    ),
  );
  const opened = await renderApp('/projects/4');
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const gallery = () => within(screen.getByRole('group', { name: `Pictures of ${TITLE}` }));
const enlargeButton = (position: string) =>
  gallery().getByRole('button', { name: `Enlarge picture ${position}` });

describe('the gallery of a project', () => {
  it('shows all pictures, the first at once and the others near the viewport', async () => {
    await openWith({ preview_images: JSON.stringify(THREE) });
    const pictures = gallery().getAllByRole('img', { name: /Screenshot/ });
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      `Screenshot 1 of 3 of ${TITLE}`,
      `Screenshot 2 of 3 of ${TITLE}`,
      `Screenshot 3 of 3 of ${TITLE}`,
    ]);
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    expect(gallery().getByText('1 of 3')).toBeVisible();
  });

  it('is moved through with the arrow keys, Home and End', async () => {
    const { user } = await openWith({ preview_images: THREE });
    enlargeButton('1 of 3').focus();
    await user.keyboard('{ArrowRight}');
    expect(gallery().getByText('2 of 3')).toBeVisible();
    expect(enlargeButton('2 of 3')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(gallery().getByText('3 of 3')).toBeVisible();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(gallery().getByText('1 of 3')).toBeVisible();
    expect(enlargeButton('1 of 3')).toHaveFocus();
  });

  it('captions the pictures and describes them with the captions', async () => {
    const { user } = await openWith({
      preview_images: THREE,
      image_captions: ['The till with a bill', 'Bills of the day'],
    });
    expect(gallery().getByRole('img', { name: 'The till with a bill' })).toBeVisible();
    expect(gallery().getByText('The till with a bill')).toBeVisible();
    await user.click(gallery().getByRole('button', { name: 'Show picture 2 of 3' }));
    expect(gallery().getByText('Bills of the day')).toBeVisible();
    expect(gallery().getByRole('img', { name: `Screenshot 3 of 3 of ${TITLE}` })).toBeVisible();
  });

  it('draws a cover for a picture that does not load', async () => {
    await openWith({ preview_images: ['missing.png', 'bill.png'] });
    fireEvent.error(gallery().getByRole('img', { name: `Screenshot 1 of 2 of ${TITLE}` }));
    expect(gallery().getAllByRole('img', { name: /Screenshot/ })).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([null, [], '', '{"not":"a list"}', [7, null]])(
    'is a drawn cover without pictures (%p)',
    async (preview_images) => {
      await openWith({ preview_images, category: 'Education' });
      expect(document.querySelector('main [data-title]')).toHaveAttribute('data-title', TITLE);
      expect(screen.queryByRole('group', { name: /^Pictures/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
    },
  );
});

describe('the full-screen view', () => {
  async function enlargeFirst() {
    const opened = await openWith({ preview_images: THREE, image_captions: ['The till'] });
    await opened.user.click(enlargeButton('1 of 3'));
    const dialog = await screen.findByRole('dialog', { name: `Pictures of ${TITLE}` });
    return { ...opened, viewer: within(dialog) };
  }

  it('moves through the pictures and returns to the one shown last', async () => {
    const { user, viewer } = await enlargeFirst();
    expect(viewer.getByText('The till')).toBeVisible();
    expect(viewer.getByRole('button', { name: 'Previous picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(viewer.getByRole('button', { name: 'Next picture' }));
    expect(viewer.getByText('2 of 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByText('3 of 3')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gallery().getByText('3 of 3')).toBeVisible();
    expect(enlargeButton('3 of 3')).toHaveFocus();
  });

  it('zooms in and out, and shows the next picture whole', async () => {
    const { user, viewer } = await enlargeFirst();
    const zoomOut = viewer.getByRole('button', { name: 'Zoom out' });
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await user.click(viewer.getByRole('button', { name: 'Zoom in' }));
    expect(viewer.getByRole('group', { name: 'Enlarged picture' })).toBeVisible();
    await user.click(zoomOut);
    expect(viewer.queryByRole('group', { name: 'Enlarged picture' })).not.toBeInTheDocument();
    await user.dblClick(viewer.getByRole('img', { name: 'The till' }));
    expect(viewer.getByRole('group', { name: 'Enlarged picture' })).toBeVisible();
    await user.click(viewer.getByRole('button', { name: 'Next picture' }));
    expect(viewer.queryByRole('group', { name: 'Enlarged picture' })).not.toBeInTheDocument();
  });
});
