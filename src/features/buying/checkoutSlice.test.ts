/** @jest-environment node */
import {
  checkoutReducer,
  checkoutStarted,
  type CheckoutStep,
  isSettled,
  stepEnded,
  stepsFoundOwned,
  type StepStatus,
  storedCheckout,
} from './checkoutSlice';
import { paymentArrived } from './paymentsSlice';

const declined = { code: 'declined', detail: 'Declined' } as const;
const step = (projectId: number, status: StepStatus): CheckoutStep => ({
  projectId,
  title: `Project ${projectId}`,
  base_price: 4999,
  status,
  ...(status === 'notStarted' && { failure: declined }),
});

/** A checkout of user 1 with an unverified, a failed, a waiting and another unverified step. */
const started = checkoutReducer(
  undefined,
  checkoutStarted({
    userId: 1,
    steps: [
      step(4, 'unverified'),
      step(5, 'notStarted'),
      step(6, 'waiting'),
      step(7, 'unverified'),
    ],
  }),
);
const none = checkoutReducer(undefined, { type: 'none' });
const statuses = ({ checkout }: typeof started) => checkout?.steps.map(({ status }) => status);

it('needs nothing more for steps that are bought, skipped or on their way', () => {
  const settled = ['paid', 'owned', 'skipped', 'unverified'] as const;
  const open = ['waiting', 'notStarted', 'refused', 'cancelled'] as const;
  const all = [...settled, ...open];
  expect(all.filter((status) => isSettled(step(4, status)))).toEqual(settled);
});

it('settles the unpaid steps of owned projects, and no others', () => {
  const settled = checkoutReducer(started, stepsFoundOwned({ userId: 1, projectIds: [4, 5, 6] }));
  expect(statuses(settled)).toEqual(['paid', 'owned', 'owned', 'unverified']);
  expect(settled.checkout?.steps[1]).toEqual(step(5, 'owned'));
});

it('settles the step of a payment that arrives late, and drops its failure', () => {
  const arrival = { userId: 1, projectId: 5, title: 'Project 5' };
  const settled = checkoutReducer(started, paymentArrived(arrival));
  expect(settled.checkout?.steps[1]).toEqual(step(5, 'paid'));
  expect(statuses(settled)).toEqual(['unverified', 'paid', 'waiting', 'unverified']);
});

it('records the end of a step with its failure, and drops that of an earlier try', () => {
  const failure = { projectId: 6, status: 'notStarted', failure: declined } as const;
  const failed = checkoutReducer(started, stepEnded(failure));
  expect(failed.checkout?.steps[2]).toEqual(step(6, 'notStarted'));
  const paid = checkoutReducer(started, stepEnded({ projectId: 5, status: 'paid' }));
  expect(paid.checkout?.steps[1]).toEqual(step(5, 'paid'));
});

it("changes nothing in another user's checkout, without one, or for another project", () => {
  const title = 'Project 4';
  for (const action of [
    stepsFoundOwned({ userId: 2, projectIds: [4] }),
    paymentArrived({ userId: 2, projectId: 4, title }),
    paymentArrived({ userId: 1, projectId: 9, title }),
    stepEnded({ projectId: 9, status: 'paid' }),
  ]) {
    expect(checkoutReducer(started, action)).toBe(started);
    expect(checkoutReducer(none, action)).toBe(none);
  }
});

describe('the stored checkout', () => {
  const read = (text: string) => storedCheckout.parse(new Map([['checkout', text]]));
  const parse = (value: unknown) => read(JSON.stringify(value));
  const paid = step(7, 'paid');
  const failed = { ...step(8, 'notStarted'), base_price: 2999 };

  it('is restored as it was stored', () => {
    const checkout = { userId: 1, steps: [paid, failed] };
    expect(parse(checkout)).toEqual(checkout);
  });

  it('is dropped if a step is damaged, even beside a valid one', () => {
    const damages = [
      { projectId: '8' },
      { projectId: 8.5 },
      { projectId: 7 },
      { title: undefined },
      { title: 5 },
      { base_price: null },
      { base_price: '4999.00' },
      { base_price: {} },
      { status: 'stolen' },
      { status: 'opened' },
      { status: undefined },
      { failure: null },
      { failure: { code: 'unheard' } },
      { failure: { code: 'declined', detail: 5 } },
    ];
    for (const damage of damages) {
      const parsed = parse({ userId: 1, steps: [paid, { ...failed, ...damage }] });
      expect([damage, parsed]).toEqual([damage, null]);
    }
  });

  it('is dropped if it is anything else', () => {
    const values = [
      { userId: 1, steps: [null] },
      { userId: 1, steps: [paid, 5] },
      { userId: 1 },
      { userId: 1, steps: [] },
      { userId: 1, steps: { 0: paid, length: 1 } },
      { userId: 1, steps: 'paid' },
      { steps: [paid] },
      { userId: '1', steps: [paid] },
      {},
      [paid],
      'checkout',
      null,
    ];
    const texts = ['', '{', 'undefined', ...values.map((value) => JSON.stringify(value))];
    for (const text of texts) expect([text, read(text)]).toEqual([text, null]);
  });
});
