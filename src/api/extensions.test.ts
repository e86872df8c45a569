import {
  answerEverything,
  makeApiStore,
  send,
  skipRetryDelay,
  type ApiRequest,
} from '@/testing/apiStore';
import './adminApi';
import { offersReducer, type OffersState } from './extensions';
import { accountApi } from './generated/account.gen';
import { adminApi } from './generated/admin.gen';

const services = accountApi.endpoints.getAccountServices;

/** Returns what responses with these statuses have shown of the extensions. */
async function offersAfter(request: () => ApiRequest, statuses: readonly number[]) {
  let offers: OffersState = {};
  const store = makeApiStore((action) => {
    offers = offersReducer(offers, action);
  });
  for (const status of statuses) {
    answerEverything(() => ({ body: { users: [], pagination: {} }, status }));
    await send(store, request());
  }
  return offers;
}

describe('what a backend offers', () => {
  const users = () => adminApi.endpoints.listUsers.initiate({}, { forceRefetch: true });

  it('is what the first responses show', async () => {
    skipRetryDelay();
    for (const [statuses, offers] of [
      [[404], { users: false }],
      [[501], { users: false }],
      [[200], { users: true }],
      [[500], {}],
      [[403, 404], { users: false }],
      // What was there once is not offered no more because of one failure.
      [[200, 404], { users: true }],
      [[404, 200], { users: false }],
    ] as const) {
      expect([statuses, await offersAfter(users, statuses)]).toEqual([statuses, offers]);
    }
    expect(await offersAfter(() => services.initiate(), [404])).toEqual({ accountServices: false });
  });
});
