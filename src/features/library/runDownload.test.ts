import { http, HttpResponse } from 'msw';
import { sessionExpired } from '@/features/auth';
import { server } from '@/testing/mockServer';
import { recordSavedFiles } from '@/testing/savedFiles';
import { sessionState } from '@/testing/sessionState';
import { downloadProgressed } from './librarySlice';
import { runDownload } from './runDownload';

const request = { projectId: 4, title: 'Harbour Booking', showsFailure: true };

/** Downloads with a token that has changed by the time of the 401 response. */
async function downloadUnauthorized(tokens: { sent: string | null; now: string | null }) {
  let token = tokens.sent;
  server.use(
    http.get('*/api/projects/4/download', () => {
      token = tokens.now;
      return HttpResponse.json({ message: 'no' }, { status: 401 });
    }),
  );
  const dispatch = jest.fn();
  await runDownload(request, tokens.sent, {
    dispatch,
    getState: () => sessionState(token === null ? null : { token }),
    // The change is not noticed, as if both happened at once.
    condition: () => new Promise(() => undefined),
  });
  return dispatch;
}

describe('a download whose token is rejected', () => {
  it('ends the session of that token', async () => {
    const dispatch = await downloadUnauthorized({ sent: 'a', now: 'a' });
    expect(dispatch).toHaveBeenCalledWith(sessionExpired());
  });

  it.each(['b', null])('keeps the session that has the token %p by then', async (now) => {
    const dispatch = await downloadUnauthorized({ sent: 'a', now });
    expect(dispatch).not.toHaveBeenCalledWith(sessionExpired());
  });
});

it('a download whose code was loading when the session ended does not start', async () => {
  const requested = jest.fn(() => HttpResponse.json({ message: 'no' }, { status: 401 }));
  server.use(http.get('*/api/projects/4/download', requested));
  const dispatch = jest.fn();
  await runDownload(request, 'a', {
    dispatch,
    getState: () => sessionState({ token: 'b' }),
    condition: () => new Promise(() => undefined),
  });
  expect(dispatch).not.toHaveBeenCalled();
  expect(requested).not.toHaveBeenCalled();
});

describe('a download that arrives byte by byte', () => {
  /** Downloads four bytes; returns the saved files and the numbers of bytes that are reported. */
  async function downloadBytes(total: number | null) {
    const saved = recordSavedFiles();
    const bytes = ['P', 'K', '3', '4'];
    server.use(
      http.get('*/api/projects/4/download', () => {
        const stream = new ReadableStream({
          pull(controller) {
            const byte = bytes.shift();
            if (byte === undefined) controller.close();
            else controller.enqueue(new TextEncoder().encode(byte));
          },
        });
        const headers = new Headers({ 'Content-Type': 'application/zip' });
        if (total !== null) headers.set('Content-Length', String(total));
        return new HttpResponse(stream, { headers });
      }),
    );
    const dispatch = jest.fn();
    await runDownload(request, 'a', {
      dispatch,
      getState: () => sessionState({ token: 'a' }),
      condition: () => new Promise(() => undefined),
    });
    const reported = (dispatch.mock.calls as [unknown][])
      .map(([action]) => action)
      .filter(downloadProgressed.match)
      .map(({ payload }) => payload.received);
    return { saved, reported };
  }

  it('is saved, though the first byte alone does not show that it is a zip file', async () => {
    const { saved } = await downloadBytes(4);
    expect(saved).toHaveLength(1);
  });

  it('reports its progress once within a tenth of a second, and at its end', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(5_000);
    expect((await downloadBytes(4)).reported).toEqual([1, 4]);
  });

  it('reports its progress again after a tenth of a second', async () => {
    let now = 5_000;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    expect((await downloadBytes(null)).reported).toEqual([1, 2, 3, 4]);
  });
});
