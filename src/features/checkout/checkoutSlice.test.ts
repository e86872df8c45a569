/** @jest-environment node */
import {
  checkoutReducer,
  checkoutStarted,
  stepArrived,
  stepEnded,
  stepsFoundOwned,
  type StepOutcome,
} from './checkoutSlice';

const step = (projectId: number, outcome: StepOutcome) => ({
  projectId,
  title: `Project ${projectId}`,
  base_price: '4999.00',
  outcome,
  text: outcome === 'failed' ? 'Declined' : null,
});

/** A checkout of user 1 with an unverified, a failed, a waiting and another unverified step. */
const started = checkoutReducer(
  undefined,
  checkoutStarted({
    userId: 1,
    steps: [step(4, 'unverified'), step(5, 'failed'), step(6, 'waiting'), step(7, 'unverified')],
  }),
);
const none = checkoutReducer(undefined, { type: 'none' });
const outcomes = ({ checkout }: typeof started) => checkout?.steps.map(({ outcome }) => outcome);

describe('a list of owned projects', () => {
  it('settles the unverified steps whose projects are in it, and no others', () => {
    const projectIds = [4, 5, 6];
    const settled = checkoutReducer(started, stepsFoundOwned({ userId: 1, projectIds }));
    expect(outcomes(settled)).toEqual(['paid', 'failed', 'waiting', 'unverified']);
  });

  it("changes nothing in another user's checkout, or without one", () => {
    const list = stepsFoundOwned({ userId: 2, projectIds: [4] });
    expect(checkoutReducer(started, list)).toBe(started);
    expect(checkoutReducer(none, list)).toBe(none);
  });
});

describe('a payment that arrives late', () => {
  it('settles its step, whatever became of it, and drops the message', () => {
    const settled = checkoutReducer(started, stepArrived({ userId: 1, projectId: 5 }));
    expect(settled.checkout?.steps[1]).toEqual({ ...step(5, 'paid'), text: null });
    expect(outcomes(settled)).toEqual(['unverified', 'paid', 'waiting', 'unverified']);
  });

  it("changes nothing in another user's checkout, without one, or for another project", () => {
    expect(checkoutReducer(started, stepArrived({ userId: 2, projectId: 5 }))).toBe(started);
    expect(checkoutReducer(none, stepArrived({ userId: 1, projectId: 5 }))).toBe(none);
    expect(checkoutReducer(started, stepArrived({ userId: 1, projectId: 9 }))).toBe(started);
  });
});

describe('the end of a step', () => {
  it('is recorded with its message', () => {
    const end = { projectId: 6, outcome: 'failed', text: 'The bank refused' } as const;
    const { checkout } = checkoutReducer(started, stepEnded(end));
    expect(checkout?.steps[2]).toMatchObject({ outcome: 'failed', text: 'The bank refused' });
  });

  it('drops the message of an earlier try', () => {
    const { checkout } = checkoutReducer(started, stepEnded({ projectId: 5, outcome: 'paid' }));
    expect(checkout?.steps[1]).toMatchObject({ outcome: 'paid', text: null });
  });

  it('changes nothing for a project without a step, or without a checkout', () => {
    const end = stepEnded({ projectId: 9, outcome: 'paid' });
    expect(checkoutReducer(started, end)).toBe(started);
    expect(checkoutReducer(none, end)).toBe(none);
  });
});
