import { waitFor } from '@testing-library/dom';
import {
  requestProject,
  requestPurchasedProjects,
  selectPurchasedProjects,
} from '@/api/catalogApi';
import { makeStore } from '@/app/store/makeStore';
import { overrideFeatures } from '@/config/features';
import { selectToasts } from '@/features/toasts';
import type { AppStore } from '@/store';
import { holdNextResponse } from '@/testing/heldResponse';
import { backend } from '@/testing/mockServer';
import { requestsTo } from '@/testing/recordedRequests';
import { startSession } from '@/testing/startSession';
import type { Fault } from '@mocks/scenarios/faults';
import {
  profileUpdated,
  selectUser,
  sessionConfirmed,
  sessionExpired,
  signedOut,
  tokenChangedElsewhere,
} from './authSlice';

const PROFILE = 'GET /api/auth/profile';
const EXPIRED = 'error: Your session has expired. Please log in again.';
const CHECKING = 'loading: Your login cannot be checked at the moment. We keep trying.';
const UNCHECKED =
  'error: Your login could not be checked, so you are logged out. Please log in again.';

const toasts = (store: AppStore) =>
  selectToasts(store.getState()).map(({ type, text }) => `${type}: ${text}`);

/** Requests a project, by whose arrival a response to an earlier request has had its effect. */
async function waitForAnotherResponse(store: AppStore): Promise<void> {
  await store.dispatch(requestProject(1)).unwrap();
}

afterEach(() => {
  overrideFeatures();
});

describe('a stored token', () => {
  it('starts the session of its user', async () => {
    const store = await startSession('customer');
    expect(store.getState().auth).toMatchObject({
      status: 'authenticated',
      user: { email: 'new@example.com' },
      token: localStorage.getItem('token'),
    });
    expect(toasts(store)).toEqual([]);
  });

  it('is not checked where there is none', async () => {
    const store = await startSession('visitor');
    expect(store.getState().auth).toMatchObject({ status: 'anonymous', endedBy: null });
    expect(requestsTo(PROFILE)).toEqual([]);
  });

  it.each([
    [401, 'any', EXPIRED],
    [403, 'any', EXPIRED],
    [404, 'any', UNCHECKED],
    [401, 'unauthorized', EXPIRED],
    [403, 'unauthorized', EXPIRED],
  ] as const)(
    'that is answered with %d ends with authClear=%s',
    async (status, authClear, text) => {
      overrideFeatures({ authClear });
      backend.faults.set('getProfile', { status });
      const store = await startSession('customer');
      await waitFor(() => expect(toasts(store)).toEqual([text]));
      expect(store.getState().auth).toMatchObject({
        status: 'anonymous',
        token: null,
        user: null,
        endedBy: 'expiry',
      });
    },
  );

  it('that cannot be checked is kept with authClear=unauthorized', async () => {
    overrideFeatures({ authClear: 'unauthorized' });
    backend.faults.set('getProfile', { status: 404 });
    const store = await startSession('customer');
    expect(store.getState().auth).toMatchObject({
      status: 'anonymous',
      token: localStorage.getItem('token'),
      endedBy: null,
    });
    expect(toasts(store)).toEqual([]);
  });

  it.each<Fault>([
    { networkError: true },
    { status: 502 },
    { status: 503 },
    { status: 504 },
    { status: 429 },
    { status: 408 },
    { spoils: 'malformed' },
  ])('that nobody has answered for (%j) is kept, and checked again', async (fault) => {
    backend.faults.set('getProfile', fault);
    const token = await backend.signIn('customer');
    localStorage.setItem('token', token!);
    const { store, stop } = makeStore();
    await waitFor(() => expect(toasts(store)).toEqual([CHECKING]));
    expect(store.getState().auth).toMatchObject({ status: 'loading', token, endedBy: null });
    expect(localStorage.getItem('token')).toBe(token);
    backend.faults.clear();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(store.getState().auth).toMatchObject({ status: 'authenticated' }));
    expect(toasts(store)).toEqual([]);
    stop();
  });

  /** Starts a session and changes it before the answer about its token arrives. */
  async function changeMeanwhile(change: Parameters<AppStore['dispatch']>[0]) {
    localStorage.setItem('token', (await backend.signIn('customer'))!);
    const response = holdNextResponse('*/api/auth/profile');
    const { store, stop } = makeStore();
    await waitFor(() => expect(requestsTo(PROFILE)).toHaveLength(1));
    store.dispatch(change);
    response.arrive();
    return { store, stop };
  }

  it.each([
    ['a logout', signedOut(), []],
    ['the end of the session', sessionExpired(), [EXPIRED]],
    ['a logout in another tab', tokenChangedElsewhere(null), []],
  ])('is nothing any more after %s', async (_what, change, texts) => {
    const { store, stop } = await changeMeanwhile(change);
    await waitFor(() => expect(toasts(store)).toEqual(texts));
    await waitForAnotherResponse(store);
    expect(toasts(store)).toEqual(texts);
    expect(store.getState().auth).toMatchObject({ status: 'anonymous', user: null });
    stop();
  });

  it('of another tab is checked anew', async () => {
    const token = await backend.signIn('owner');
    const { store, stop } = await changeMeanwhile(tokenChangedElsewhere(token));
    await waitFor(() =>
      expect(store.getState().auth).toMatchObject({ token, user: { email: 'asha@example.com' } }),
    );
    expect(toasts(store)).toEqual([]);
    stop();
  });
});

it('the responses of a user are gone after the logout', async () => {
  const store = await startSession('owner');
  await store.dispatch(requestPurchasedProjects());
  await store.dispatch(requestPurchasedProjects());
  store.dispatch(signedOut());
  expect(selectPurchasedProjects(store.getState()).data).toBeUndefined();
});

it('the remembered address follows that of the account, unless it is another person’s', async () => {
  const store = await startSession('customer');
  const user = { ...selectUser(store.getState())!, phone: '+919845018261' };
  const [before, after] = ['old@example.com', 'new@example.com'];
  for (const change of [profileUpdated, sessionConfirmed]) {
    for (const [remembered, isOwn] of [
      ['old@example.com', true],
      ['Old@Example.com', true],
      ['other@example.com', false],
      [null, false],
    ] as const) {
      store.dispatch(sessionConfirmed({ ...user, email: before }));
      localStorage.removeItem('remembered-email');
      if (remembered) localStorage.setItem('remembered-email', remembered);
      store.dispatch(change({ ...user, email: after }));
      const now = localStorage.getItem('remembered-email');
      expect({ remembered, now }).toEqual({ remembered, now: isOwn ? after : remembered });
    }
  }
});
