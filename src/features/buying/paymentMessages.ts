import { formatCount } from '@/lib/numbers';

const separatePayments = (count: number) =>
  count === 1 ? '1 payment' : `${formatCount(count)} separate payments`;

/** The messages of a payment; its failures are verbatim from the specification's section 8. */
export const paymentMessages = {
  verificationFailed: 'Payment verification failed. Please contact support.',
  cancelled: 'Payment cancelled',
  confirming: 'Payment received, confirming with the bank',
  arrived: (title: string) =>
    `Your payment for ${title} has arrived. You can now download the project.`,
  interrupted: 'Your last payment for this project was interrupted. Check its status first.',
  notCharged: 'Nothing was paid for this order. You can buy the project now.',
  stillUnknown: 'We do not know yet whether this order was paid. Please try again later.',
  notConfirmed: 'Your payment could not be confirmed yet. Please try again later.',
  unverified:
    'Your payment is not confirmed yet. You do not need to pay again: we keep checking it for you.',
  stillUnverified: (title: string) =>
    `Your payment for ${title} is not confirmed yet. We keep checking it for you.`,
  rejected: (message: string) => `Payment failed: ${message}`,
  projectNotFound: 'Project not found',
  serverError: 'Server error. Please try again later.',
  notInitiated: (message: string) => `Failed to initiate payment: ${message}`,
  skippable: 'Nothing was charged. Try again, or skip this project to go on with the others.',
  newPrice: (price: string) =>
    price
      ? `the price has changed to ${price}. Please try again if you agree.`
      : 'the price has changed. Please reload the page and try again.',
  otherTab: 'this project is being paid for in another tab.',
  orderUnusable: 'the order could not be read. Please try again later.',
  formNotLoaded: 'the payment form could not be loaded. Please try again.',
  ownedAlready: 'You own this project already. You can download it.',
  paidIn: (count: number) =>
    count === 1
      ? 'Paid in 1 payment.'
      : `Paid in ${separatePayments(count)}, one for each project.`,
  progress: (paid: string, left: string, count: number) =>
    `Paid so far: ${paid}. Still to pay: ${left} in ${separatePayments(count)}.`,
  repriced: 'The price has changed. Go back to the cart and accept the new price.',
  unreachable: 'Cannot connect to server. Please make sure the server is running.',
} as const;
