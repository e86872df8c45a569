import { http, HttpResponse } from 'msw';
import { sessionExpired } from '@/features/auth';
import { server } from '@/testing/mockServer';
import { sessionState } from '@/testing/sessionState';
import { runDownload } from './runDownload';

const request = { projectId: 4, title: 'Harbour Booking', tellsFailure: true };

/** Downloads with a token that has changed by the time of the 401 response. */
async function refuse(tokens: { asked: string | null; now: string | null }) {
  let token = tokens.asked;
  server.use(
    http.get('*/api/projects/4/download', () => {
      token = tokens.now;
      return HttpResponse.json({ message: 'no' }, { status: 401 });
    }),
  );
  const dispatch = jest.fn();
  await runDownload(request, tokens.asked, {
    dispatch,
    getState: () => sessionState(token === null ? null : { token }),
    // Never notices the change, as when both happen at once.
    condition: () => new Promise(() => undefined),
  });
  return dispatch;
}

describe('a download whose token is rejected', () => {
  it('ends the session of that token', async () => {
    const dispatch = await refuse({ asked: 'a', now: 'a' });
    expect(dispatch).toHaveBeenCalledWith(sessionExpired());
  });

  it.each(['b', null])('keeps the session that has the token %p by then', async (now) => {
    const dispatch = await refuse({ asked: 'a', now });
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
