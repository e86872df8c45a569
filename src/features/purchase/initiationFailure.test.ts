/** @jest-environment node */
import { explainInitiationFailure } from './initiationFailure';

const UNREACHABLE = 'Cannot connect to server. Please make sure the server is running.';

describe.each([
  {
    precedence: 'message' as const,
    cases: [
      [401, 'Token expired', 'Please login to purchase projects'],
      [404, null, 'Project not found'],
      [404, 'Gone away', 'Payment failed: Gone away'],
      [500, null, 'Server error. Please try again later.'],
      [500, 'Disk full', 'Payment failed: Disk full'],
      [409, 'You own this project already', 'Payment failed: You own this project already'],
      [418, null, 'Failed to initiate payment: Request failed with status code 418'],
      [null, null, UNREACHABLE],
    ] as const,
  },
  {
    precedence: 'status' as const,
    cases: [
      [401, 'Token expired', 'Please login to purchase projects'],
      [404, 'Gone away', 'Project not found'],
      [500, 'Disk full', 'Server error. Please try again later.'],
      [409, 'You own this project already', 'Payment failed: You own this project already'],
      [418, null, 'Failed to initiate payment: Request failed with status code 418'],
      [null, null, UNREACHABLE],
    ] as const,
  },
])('a failed payment initiation with paymentErrors=$precedence', ({ precedence, cases }) => {
  it.each(cases)('with status %p and message %p shows %p', (status, message, text) => {
    expect(explainInitiationFailure({ status, message }, precedence).text).toBe(text);
  });

  it('asks for login only on a 401', () => {
    const needsLogin = (status: number | null) =>
      explainInitiationFailure({ status, message: null }, precedence).needsLogin;
    expect([401, 403, 404, 500, null].map(needsLogin)).toEqual([true, false, false, false, false]);
  });
});
