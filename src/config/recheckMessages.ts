/** Messages about rechecking a payment with the provider (extension). */
export const recheckMessages = {
  received: (customer: string, title: string) =>
    `The payment was received. ${customer} owns ${title} now.`,
  nothingReceived:
    'The payment provider has received nothing for this order. It stays pending, and you can ask again later.',
  endedAs: (status: string) => `The payment provider reports this payment as ${status}.`,
  failed: 'The payment could not be verified',
} as const;
