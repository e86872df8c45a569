/** The messages of a payment; its failures are verbatim from the specification's section 8. */
export const paymentMessages = {
  verificationFailed: 'Payment verification failed. Please contact support.',
  cancelled: 'Payment cancelled',
  confirming: 'Payment received, confirming with the bank',
  rejected: (message: string) => `Payment failed: ${message}`,
  projectNotFound: 'Project not found',
  serverError: 'Server error. Please try again later.',
  notInitiated: (message: string) => `Failed to initiate payment: ${message}`,
  unreachable: 'Cannot connect to server. Please make sure the server is running.',
} as const;
