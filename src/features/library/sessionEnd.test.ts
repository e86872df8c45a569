import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeStore } from '@/app/store/makeStore';
import { selectUser } from '@/features/auth';
import { server } from '@/testing/mockServer';
import { people, signIn } from '@/testing/renderApp';
import { recordSavedFiles } from '@/testing/savedFiles';
import { downloadRequested, selectDownload } from './librarySlice';

const request = { projectId: 4, title: 'Harbour Booking', showsFailure: true };
const halfOfFile = new TextEncoder().encode('PK');
let stop: () => void = () => undefined;
afterEach(() => stop());

/** Starts a download and sends half of it; returns a function that sends the rest. */
async function startDownload() {
  const saved = recordSavedFiles();
  let rest!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      rest = controller;
      controller.enqueue(halfOfFile);
    },
  });
  server.use(
    http.get(
      '*/api/projects/4/download',
      () =>
        new HttpResponse(stream, {
          headers: { 'Content-Type': 'application/zip', 'Content-Length': '4' },
        }),
    ),
  );
  await signIn(people.owner);
  const { store, ...made } = makeStore();
  stop = made.stop;
  const download = () => selectDownload(4)(store.getState());
  await waitFor(() => expect(selectUser(store.getState())).not.toBeNull());
  store.dispatch(downloadRequested(request));
  await waitFor(() => expect(download()).toMatchObject({ received: 2, total: 4 }));
  const finish = () => {
    rest.enqueue(halfOfFile);
    rest.close();
  };
  return { download, finish, saved };
}

/** Stores or removes a token as another tab does. */
function storeTokenElsewhere(token: string | null) {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
}

describe('a running download', () => {
  it.each([
    ['logs out', async () => null],
    ['logs in as another user', () => signIn(people.newCustomer)],
  ])('ends when another tab %s', async (_what, findToken) => {
    const { download, saved } = await startDownload();
    storeTokenElsewhere(await findToken());
    await waitFor(() => expect(download()).toBeUndefined());
    expect(saved).toEqual([]);
  });

  it('continues when another tab stores the same token', async () => {
    const { finish, saved } = await startDownload();
    storeTokenElsewhere(localStorage.getItem('token'));
    finish();
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Harbour Booking.zip']));
  });
});
