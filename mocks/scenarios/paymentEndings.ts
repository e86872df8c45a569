import type { CheckoutEnding } from '../checkout/ending';
import { type TestCredential, testCredentials } from '../checkout/testCredentials';
import type { Fault } from './faults';

/** An outcome of the next payment. */
export type PaymentEnding = {
  label: string;
  /** What the user sees, without a full stop. */
  description: string;
  checkout: CheckoutEnding;
  /** Faults of this payment only, by target. */
  faults?: Record<string, Fault>;
  /** The input with the same outcome, if there is one. */
  credential?: TestCredential;
};

const CARD_THAT_PAYS = 0;

const credentialOf = (index: number) => testCredentials[index]!;

function instrumentOf({ method, value }: TestCredential): CheckoutEnding {
  return {
    instrument:
      method === 'card'
        ? { method: 'card', card: { number: value } }
        : { method: 'upi', vpa: value },
  };
}

/** Returns the ending of a test card or UPI id, by its index in the list. */
const byCredential = (index: number, description: string): PaymentEnding => ({
  label: credentialOf(index).label,
  description,
  checkout: instrumentOf(credentialOf(index)),
  credential: credentialOf(index),
});

const paying = instrumentOf(credentialOf(CARD_THAT_PAYS));

/** Every ending by name. */
export const paymentEndings = {
  cardPays: byCredential(0, 'The payment succeeds and the project is owned'),
  cardWithoutMoney: byCredential(
    1,
    'The bank declines with insufficient_fund; the form stays open',
  ),
  cardDeclined: byCredential(2, 'The bank declines with card_declined; the form stays open'),
  cardTimesOut: byCredential(3, 'The bank times out with payment_timed_out; the form stays open'),
  upiPays: byCredential(4, 'The payment succeeds and the project is owned'),
  upiFails: byCredential(5, 'The UPI app fails with payment_failed; the form stays open'),
  upiCancelled: byCredential(6, 'The customer declines in the UPI app; the form stays open'),
  dismissed: {
    label: 'Checkout closed',
    description: 'The customer closes the checkout and nothing is paid',
    checkout: {},
  },
  providerSilent: {
    label: 'Provider unreachable',
    description: 'The payment provider cannot be reached; the form stays open',
    checkout: paying,
    // A browser sends a request again if its connection breaks.
    faults: { takeSimulatedPayment: { status: 504, lastCall: 1 } },
  },
  forgedSignature: {
    label: 'Forged signature',
    description: 'The checkout returns an invalid signature and the verification rejects it',
    checkout: { ...paying, isForged: true },
  },
  verifyFails: {
    label: 'Verification fails with 500',
    description: 'The payment succeeds but its verification fails with a server error, once',
    checkout: paying,
    faults: { verifyPayment: { status: 500, lastCall: 1 } },
  },
  lateSuccess: {
    label: 'Late success',
    description:
      'The customer closes the checkout and the payment succeeds afterwards; the shop verifies it',
    checkout: { ...paying, isLate: true },
    faults: { takeSimulatedPayment: { delayMs: 3000, lastCall: 1 } },
  },
} satisfies Record<string, PaymentEnding>;

/** The name of an ending. */
export type PaymentEndingName = keyof typeof paymentEndings;

/** The names of all endings. */
export const paymentEndingNames = Object.keys(paymentEndings) as PaymentEndingName[];

/** Parses the endings of checkouts in turn, such as `cardPays,cardDeclined`; throws an error message. */
export function parsePaymentEndings(text: string): PaymentEndingName[] {
  return text.split(',').map((name) => {
    const known = paymentEndingNames.find((each) => each === name);
    if (!known) throw new TypeError(`There is no ending of a payment "${name}"`);
    return known;
  });
}
