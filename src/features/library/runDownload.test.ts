import { http, HttpResponse } from 'msw';
import { sessionExpired } from '@/features/auth';
import { server } from '@/testing/mockServer';
import { sessionState } from '@/testing/sessionState';
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

describe('a download whose code was loading when the session ended', () => {
  it('does not start', async () => {
    const dispatch = jest.fn();
    await runDownload(request, 'a', {
      dispatch,
      getState: () => sessionState({ token: 'b' }),
      condition: () => new Promise(() => undefined),
    });
    expect(dispatch).not.toHaveBeenCalled();
  });
});
