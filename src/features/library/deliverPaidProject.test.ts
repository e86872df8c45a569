import { AUTO_DOWNLOAD_DELAY_MS } from '@/config/constants';
import { deliverPaidProject } from './deliverPaidProject';
import { downloadRequested } from './librarySlice';

const BUYER = 1;
const project = { projectId: 4, title: 'Harbour Booking' };
const stateOf = (userId: number | null) => ({
  auth: { user: userId === null ? null : { id: userId } },
});

/** Delivers to the buyer, with another user or a guest at the page once the delay has passed. */
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

describe('delivery of a paid project', () => {
  it('downloads after 2 s and reports a failure', async () => {
    const { dispatch, delay } = await deliver(BUYER);
    expect(delay).toHaveBeenCalledWith(AUTO_DOWNLOAD_DELAY_MS);
    expect(dispatch.mock.calls).toEqual([[downloadRequested({ ...project, tellsFailure: true })]]);
  });

  it.each([
    ['no user', null],
    ['another user', 2],
  ])('downloads nothing when %s is signed in by then', async (_case, userId) => {
    const { dispatch } = await deliver(userId);
    expect(dispatch).not.toHaveBeenCalled();
  });
});
