import { http, HttpResponse } from 'msw';
import { sessionExpired } from '@/features/auth';
import { server } from '@/testing/mockServer';
import { runDownload } from './runDownload';

const request = { projectId: 4, title: 'Harbour Booking', tellsFailure: true };

/** Starts a download with one token and lets another replace it before the 401 response. */
async function downloadWith401(tokens: { sent: string | null; current: string | null }) {
  let token = tokens.sent;
  server.use(
    http.get('*/api/projects/4/download', () => {
      token = tokens.current;
      return HttpResponse.json({ message: 'no' }, { status: 401 });
    }),
  );
  const dispatch = jest.fn();
  await runDownload(request, tokens.sent, {
    dispatch,
    getState: () => ({ auth: { token } }),
    // Keeps the abort signal from firing, as when the change and the response coincide.
    condition: () => new Promise(() => undefined),
  });
  return dispatch;
}

describe('a download that fails with 401', () => {
  it('ends the session that its token belongs to', async () => {
    const dispatch = await downloadWith401({ sent: 'a', current: 'a' });
    expect(dispatch).toHaveBeenCalledWith(sessionExpired());
  });

  it.each(['b', null])('keeps a session whose token is %p by then', async (current) => {
    const dispatch = await downloadWith401({ sent: 'a', current });
    expect(dispatch).not.toHaveBeenCalledWith(sessionExpired());
  });
});

describe('a download whose code was still loading when the session ended', () => {
  it('does not start', async () => {
    const dispatch = jest.fn();
    await runDownload(request, 'a', {
      dispatch,
      getState: () => ({ auth: { token: 'b' } }),
      condition: () => new Promise(() => undefined),
    });
    expect(dispatch).not.toHaveBeenCalled();
  });
});
