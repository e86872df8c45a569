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
  notConfirmedYet: 'Your payment could not be confirmed yet. Please try again later.',
  copied: (label: string) => `${label} copied to clipboard!`,
  notCopied: (label: string, id: string) => `The ${label} could not be copied. It is ${id}`,
  rejected: (message: string) => `Payment failed: ${message}`,
  projectNotFound: 'Project not found',
  serverError: 'Server error. Please try again later.',
  notInitiated: (message: string) => `Failed to initiate payment: ${message}`,
  skippable: 'Nothing was charged. Try again, or skip this project to go on with the others.',
  unreachable: 'Cannot connect to server. Please make sure the server is running.',
} as const;
