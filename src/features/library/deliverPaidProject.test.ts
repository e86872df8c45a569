/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi } from '@/store';
import { sessionState } from '@/testing/sessionState';
import { downloadRequested } from './librarySlice';
import { deliverPaidProject } from './listeners';

type Condition = AppListenerApi['condition'];

const BUYER = 1;
const project = { projectId: 4, title: 'Harbour Booking' };
const stateOf = (userId: number | null) => sessionState(userId === null ? null : { userId });

/** Delivers to the buyer while something happens in the 2 s: actions, or another user signs in. */
async function deliver({
  actions = [] as UnknownAction[],
  userIdAfterwards = BUYER as number | null,
}) {
  let state = stateOf(BUYER);
  const dispatch = jest.fn();
  const condition = jest.fn((isAwaited: (action: unknown) => boolean) => {
    state = stateOf(userIdAfterwards);
    return Promise.resolve(actions.some(isAwaited));
  });
  await deliverPaidProject(
    { payload: { ...project, userId: BUYER } },
    { dispatch, condition: condition as unknown as Condition, getState: () => state },
  );
  return { dispatch, condition };
}

describe('a paid project', () => {
  it('is downloaded 2 s later, with a message on failure', async () => {
    const { dispatch, condition } = await deliver({});
    expect(condition).toHaveBeenCalledWith(expect.any(Function), 2000);
    expect(dispatch.mock.calls).toEqual([[downloadRequested({ ...project, showsFailure: true })]]);
  });

  it.each([
    ['no user', null],
    ['another user', 2],
  ])('is not downloaded when %s is signed in by then', async (_who, userIdAfterwards) => {
    const { dispatch } = await deliver({ userIdAfterwards });
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('is not downloaded a second time when the buyer was faster', async () => {
    const { dispatch } = await deliver({
      actions: [downloadRequested({ ...project, showsFailure: false })],
    });
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('is downloaded though the buyer requested another one', async () => {
    const { dispatch } = await deliver({
      actions: [downloadRequested({ ...project, projectId: 5, showsFailure: false })],
    });
    expect(dispatch).toHaveBeenCalledTimes(1);
  });
});
