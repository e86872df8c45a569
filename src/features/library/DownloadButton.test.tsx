import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AppStore } from '@/store';
import { expectConsoleOutput } from '@/testing/consoleOutput';
import { server } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { renderWithStore, shownToasts } from '@/testing/renderWithStore';
import { recordSavedFiles, type SavedFile } from '@/testing/savedFiles';
import { startSession } from '@/testing/startSession';
import { DownloadButton } from './DownloadButton';
import { downloadRequested, selectDownload } from './librarySlice';

const project = { id: 4, title: 'Harbour Booking' };
const STARTED = 'success: Download started!';
const FAILED = 'error: Download failed. Please try again.';
const DOWNLOAD = 'GET /api/projects/4/download';

let saved: SavedFile[] = [];

beforeEach(() => {
  saved = recordSavedFiles();
});

/** Answers the download in parts that a test sends; `total` is the stated size. */
function answerInParts(total: number | null) {
  let parts!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (parts = controller),
  });
  const headers = new Headers({ 'Content-Type': 'application/zip' });
  if (total !== null) headers.set('Content-Length', String(total));
  server.use(http.get('*/api/projects/4/download', () => new HttpResponse(stream, { headers })));
  return {
    send: (text: string) => parts.enqueue(new TextEncoder().encode(text)),
    end: () => parts.close(),
  };
}

const answerWith = (status: number) =>
  server.use(
    http.get('*/api/projects/4/download', () =>
      HttpResponse.json({ message: 'No file' }, { status }),
    ),
  );

async function open({ showsFailure = true } = {}) {
  const store = await startSession('owner');
  const button = <DownloadButton project={project} showsFailure={showsFailure} />;
  return { store, ...renderWithStore(store, button) };
}

const start = () => screen.getByRole('button', { name: 'Download Harbour Booking' });
const cancel = () => screen.findByRole('button', { name: 'Cancel download of Harbour Booking' });
const isRunning = (store: AppStore) => selectDownload(4)(store.getState()) !== undefined;

describe('the download button', () => {
  it('shows its progress, and saves the file', async () => {
    const { send, end } = answerInParts(8);
    const { store, user } = await open();
    expect(start()).toHaveTextContent('Download');
    await user.click(start());
    expect(await screen.findByText('Downloading…')).toBeVisible();
    const bar = await screen.findByRole('progressbar');
    expect(bar).toHaveAccessibleName('Downloading Harbour Booking');
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(shownToasts(store)).toEqual([]);

    send('PK3');
    expect(await screen.findByText('Downloading… 38%')).toBeVisible();
    expect(bar).toHaveAttribute('aria-valuenow', '38');
    expect(shownToasts(store)).toEqual([STARTED]);

    send('456789');
    expect(await screen.findByText('Downloading… 100%')).toBeVisible();
    end();
    await waitFor(() => expect(start()).toBeVisible());
    expect(saved.map(({ name }) => name)).toEqual(['Harbour Booking.zip']);
    expect(shownToasts(store)).toEqual([STARTED]);
  });

  it('shows no percentage of a file whose size is unknown', async () => {
    const { send } = answerInParts(null);
    const { store, user } = await open();
    await user.click(start());
    await cancel();
    send('PK34');
    await waitFor(() => expect(selectDownload(4)(store.getState())).toMatchObject({ received: 4 }));
    expect(screen.getByText('Downloading…')).toBeVisible();
    expect(await screen.findByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it('cancels it silently', async () => {
    const { send } = answerInParts(8);
    const { store, user } = await open();
    await user.click(start());
    send('PK34');
    await user.click(await cancel());
    await waitFor(() => expect(start()).toHaveFocus());
    expect(saved).toEqual([]);
    expect(isRunning(store)).toBe(false);
    expect(shownToasts(store)).toEqual([STARTED]);
  });

  it('shows the download of its own project alone', async () => {
    const { send } = answerInParts(8);
    const store = await startSession('owner');
    renderWithStore(store, <DownloadButton project={{ id: 5, title: 'Leadwell' }} showsFailure />);
    store.dispatch(
      downloadRequested({ projectId: 4, title: 'Harbour Booking', showsFailure: true }),
    );
    send('PK34');
    await waitFor(() => expect(selectDownload(4)(store.getState())).toMatchObject({ received: 4 }));
    expect(screen.getByRole('button')).toHaveAccessibleName('Download Leadwell');
  });

  it('is a link that downloads without leaving the page', async () => {
    const { send, end } = answerInParts(4);
    const store = await startSession('owner');
    const button = (
      <DownloadButton project={project} showsFailure href="/api/projects/4/download" />
    );
    const { user } = renderWithStore(store, button);
    const link = screen.getByRole('link', { name: 'Download Harbour Booking' });
    let isLeft = false;
    document.addEventListener('click', (event) => void (isLeft = !event.defaultPrevented), {
      once: true,
    });
    await user.click(link);
    expect(isLeft).toBe(false);
    send('PK34');
    end();
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe('a download', () => {
  it.each([
    [true, 404, [FAILED]],
    [false, 404, []],
    [true, 403, ['error: No file']],
    [true, 410, ['error: No file']],
  ])(
    'that fails says so where failures are shown: %p, %d',
    async (showsFailure, status, toasts) => {
      expectConsoleOutput(/Downloading project 4 failed/);
      answerWith(status);
      const { store, user } = await open({ showsFailure });
      await user.click(start());
      await waitFor(() => expect(requestsTo(DOWNLOAD)).toHaveLength(1));
      await waitFor(() => expect(start()).toBeVisible());
      expect(shownToasts(store)).toEqual(toasts);
      expect(saved).toEqual([]);
    },
  );

  it('goes on when a new password renews the token', async () => {
    const { send, end } = answerInParts(4);
    const { store, user } = await open();
    await user.click(start());
    send('PK');
    await waitFor(() => expect(shownToasts(store)).toEqual([STARTED]));
    act(() => void store.dispatch({ type: 'auth/tokenRenewed', payload: 'renewed' }));
    send('34');
    end();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('reports its failure to its listeners', async () => {
    expectConsoleOutput(/Downloading project 4 failed/);
    const { send, end } = answerInParts(8);
    const store = await startSession('owner');
    store.dispatch(
      downloadRequested({ projectId: 4, title: 'Harbour Booking', showsFailure: false }),
    );
    renderWithStore(store, <DownloadButton project={project} showsFailure />);
    await cancel();
    send('PK');
    end();
    await waitFor(() => expect(shownToasts(store)).toEqual([STARTED, FAILED]));
  });

  it('is requested once while it runs', async () => {
    const { send } = answerInParts(8);
    const { store } = await open();
    const request = downloadRequested({
      projectId: 4,
      title: 'Harbour Booking',
      showsFailure: true,
    });
    store.dispatch(request);
    store.dispatch(request);
    send('PK34');
    expect(await screen.findByText('Downloading… 50%')).toBeVisible();
    expect(requestsTo(DOWNLOAD)).toHaveLength(1);
    expect(isRunning(store)).toBe(true);
  });

  it('ends the session silently when its token is refused', async () => {
    answerWith(401);
    const { store, user } = await open();
    await user.click(start());
    await waitFor(() => expect(store.getState().auth.endedBy).toBe('expiry'));
    await waitFor(() => expect(isRunning(store)).toBe(false));
    expect(shownToasts(store)).toEqual([]);
  });
});
