/** @jest-environment node */
import { AUTO_DOWNLOAD_DELAY_MS } from '@/config/constants';
import { deliverPaidProject } from './deliverPaidProject';
import { downloadRequested } from './librarySlice';

const BUYER = 1;
const project = { projectId: 4, title: 'Harbour Booking' };
const stateOf = (userId: number | null) => ({
  auth: { user: userId === null ? null : { id: userId } },
});

/** Delivers to the buyer, while some person, or nobody, is signed in once the delay is over. */
async function deliver(userIdAfterwards: number | null) {
  let state = stateOf(BUYER);
  const dispatch = jest.fn();
  const delay = jest.fn(() => {
    state = stateOf(userIdAfterwards);
    return Promise.resolve();
  });
  await deliverPaidProject(
    { payload: { ...project, userId: BUYER } },
    { dispatch, delay, getState: () => state },
  );
  return { dispatch, delay };
}

describe('a project that was paid for', () => {
  it('is downloaded 2 s later, and a failure is told', async () => {
    const { dispatch, delay } = await deliver(BUYER);
    expect(delay).toHaveBeenCalledWith(AUTO_DOWNLOAD_DELAY_MS);
    expect(dispatch.mock.calls).toEqual([[downloadRequested({ ...project, tellsFailure: true })]]);
  });

  it.each([
    ['nobody', null],
    ['somebody else', 2],
  ])('is not downloaded when %s is signed in by then', async (_who, userId) => {
    const { dispatch } = await deliver(userId);
    expect(dispatch).not.toHaveBeenCalled();
  });
});
