/** @jest-environment node */
import { sessionState } from '@/testing/sessionState';
import { deliverPaidProject } from './deliverPaidProject';
import { downloadRequested } from './librarySlice';

const BUYER = 1;
const project = { projectId: 4, title: 'Harbour Booking' };
const stateOf = (userId: number | null) => sessionState(userId === null ? null : { userId });

/** Delivers to the buyer, while another user, or none, may be signed in after the delay. */
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

describe('a paid project', () => {
  it('is downloaded 2 s later, with a message on failure', async () => {
    const { dispatch, delay } = await deliver(BUYER);
    expect(delay).toHaveBeenCalledWith(2000);
    expect(dispatch.mock.calls).toEqual([[downloadRequested({ ...project, showsFailure: true })]]);
  });

  it.each([
    ['no user', null],
    ['another user', 2],
  ])('is not downloaded when %s is signed in by then', async (_who, userId) => {
    const { dispatch } = await deliver(userId);
    expect(dispatch).not.toHaveBeenCalled();
  });
});
