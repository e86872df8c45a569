/** @jest-environment node */
import { explainFailure, paymentFailureText, stepText } from './paymentTexts';

const LOGIN = 'Please login to purchase projects';
const OTHER = 'Failed to initiate payment: Request failed with status code 418';
const UNREACHABLE = 'Cannot connect to server. Please make sure the server is running.';

it('says the message or the text of the status, as the switch paymentErrors decides', () => {
  const rows = [
    // status, message, the text if the message comes first, and if the status does
    [401, 'Token expired', LOGIN, LOGIN],
    [404, null, 'Project not found', 'Project not found'],
    [404, 'Gone away', 'Payment failed: Gone away', 'Project not found'],
    [500, null, 'Server error. Please try again later.', 'Server error. Please try again later.'],
    [500, 'Disk full', 'Payment failed: Disk full', 'Server error. Please try again later.'],
    [409, 'Yours', 'Payment failed: Yours', 'Payment failed: Yours'],
    [418, null, OTHER, OTHER],
    [null, null, UNREACHABLE, UNREACHABLE],
  ] as const;
  for (const row of rows) {
    const [status, message] = row;
    const texts = (['message', 'status'] as const).map((precedence) =>
      paymentFailureText(explainFailure({ status, message }, precedence)),
    );
    expect([status, message, ...texts]).toEqual(row);
  }
});

it('explains what the shop itself finds', () => {
  const rows = {
    newPrice:
      'Failed to initiate payment: the price has changed. Please reload the page and try again.',
    otherTab: 'Failed to initiate payment: this project is being paid for in another tab.',
    orderUnusable:
      'Failed to initiate payment: the order could not be read. Please try again later.',
    formNotLoaded:
      'Failed to initiate payment: the payment form could not be loaded. Please try again.',
    notConfirmed: 'Your payment could not be confirmed yet. Please try again later.',
  } as const;
  expect(paymentFailureText({ code: 'newPrice', detail: '₹5,999.00' })).toBe(
    'Failed to initiate payment: the price has changed to ₹5,999.00. Please try again if you agree.',
  );
  for (const code of Object.keys(rows) as (keyof typeof rows)[]) {
    expect(paymentFailureText({ code })).toBe(rows[code]);
  }
});

it('says of a step why it is not paid, and nothing of one that is not decided', () => {
  const step = { projectId: 4, title: 'Leadwell', base_price: 4999 };
  const rows = [
    ['waiting', null],
    ['skipped', null],
    ['unverified', null],
    ['cancelled', 'Payment cancelled'],
    ['refused', 'Payment verification failed. Please contact support.'],
  ] as const;
  for (const [status, text] of rows)
    expect([status, stepText({ ...step, status })]).toEqual([status, text]);
  expect(stepText({ ...step, status: 'waiting', failure: { code: 'newPrice' } })).toBe(
    'The price has changed. Go back to the cart and accept the new price.',
  );
  expect(stepText({ ...step, status: 'waiting', failure: { code: 'unreachable' } })).toBe(
    UNREACHABLE,
  );
});
