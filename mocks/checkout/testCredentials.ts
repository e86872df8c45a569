/** The outcome of a simulated payment: success, or the reason for the failure. */
export type TestOutcome =
  | 'success'
  | 'insufficient_fund'
  | 'card_declined'
  | 'payment_timed_out'
  | 'payment_failed'
  | 'payment_cancelled';

/** A card number (digits only) or UPI ID with a known outcome, described by its label. */
export interface TestCredential {
  readonly label: string;
  readonly method: 'card' | 'upi';
  readonly value: string;
  readonly outcome: TestOutcome;
}

/** Every credential that the simulated provider recognises, in the form's order. */
export const testCredentials: readonly TestCredential[] = [
  { label: 'Card that pays', method: 'card', value: '4100280000001007', outcome: 'success' },
  {
    label: 'Card with too little money',
    method: 'card',
    value: '4100280000080001',
    outcome: 'insufficient_fund',
  },
  {
    label: 'Card the bank declines',
    method: 'card',
    value: '4100280000060003',
    outcome: 'card_declined',
  },
  {
    label: 'Card that times out',
    method: 'card',
    value: '4100280000090000',
    outcome: 'payment_timed_out',
  },
  { label: 'UPI that pays', method: 'upi', value: 'success@razorpay', outcome: 'success' },
  {
    label: 'UPI that fails',
    method: 'upi',
    value: 'failure@razorpay',
    outcome: 'payment_failed',
  },
  {
    label: 'UPI that the customer declines',
    method: 'upi',
    value: 'cancel@razorpay',
    outcome: 'payment_cancelled',
  },
];
