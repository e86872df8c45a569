import {
  answerEverything,
  makeApiStore,
  send,
  skipRetryDelay,
  type ApiRequest,
} from '@/testing/apiStore';
import './catalogApi';
import { offersReducer, type OffersState } from './extensions';
import { accountApi } from './generated/account.gen';
import { projectsApi } from './generated/projects.gen';

const { getProject, getProjectContents } = projectsApi.endpoints;
const services = accountApi.endpoints.getAccountServices;
const project = { id: 4, review_count: 0 };

/** Returns what responses with these statuses have shown of the extensions. */
async function offersAfter(request: () => ApiRequest, statuses: readonly number[], fields = {}) {
  let offers: OffersState = {};
  const store = makeApiStore((action) => {
    offers = offersReducer(offers, action);
  });
  for (const status of statuses) {
    answerEverything(() => ({ body: { files: [], project, ...fields }, status }));
    await send(store, request());
  }
  return offers;
}

describe('what a backend offers', () => {
  const contents = () => getProjectContents.initiate({ id: 4 }, { forceRefetch: true });

  it('is what the first responses show', async () => {
    skipRetryDelay();
    for (const [statuses, offers] of [
      [[404], { contents: false }],
      [[501], { contents: false }],
      [[200], { contents: true }],
      [[500], {}],
      [[403, 404], { contents: false }],
      // What was there once is not offered no more because of one failure.
      [[200, 404], { contents: true }],
      [[404, 200], { contents: false }],
    ] as const) {
      expect([statuses, await offersAfter(contents, statuses)]).toEqual([statuses, offers]);
    }
    expect(await offersAfter(() => services.initiate(), [404])).toEqual({ accountServices: false });
  });

  it('has no reviews when a project does not count them', async () => {
    const page = () => getProject.initiate({ id: 4 });
    expect(await offersAfter(page, [200])).toEqual({});
    expect(await offersAfter(page, [200], { project: { id: 4 } })).toEqual({ reviews: false });
    // A project that is missing says nothing about extensions.
    expect(await offersAfter(page, [404])).toEqual({});
  });
});
