import type { PaymentOrder } from '@/api/paymentsApi';

/** A payment that the provider has taken, as it is sent for verification. */
export type ConfirmedPayment = {
  orderId: string;
  paymentId: string;
  /** What the backend needs to believe it; the shop stores and sends it unread. */
  proof: string;
};

/** What the shop wants to hear of a checkout. */
export type CheckoutListener = {
  /** Closes the checkout when it is aborted. */
  signal: AbortSignal;
  /** Called just before the checkout opens; from then on, the order may be paid. */
  onOpen: () => void;
  /** Called for every payment that the provider confirms, even a late one. */
  onPaid: (payment: ConfirmedPayment) => void;
};

/**
 * A payment provider. It opens the checkout of an order, and resolves to true once the order is paid,
 * to false when the checkout is dismissed or aborted; it rejects when the checkout cannot be loaded.
 */
export type PaymentProvider = {
  openCheckout: (order: PaymentOrder, listener: CheckoutListener) => Promise<boolean>;
};

/** What pages say of a provider. */
export type ProviderTexts = {
  /** How a buyer pays, for the help. */
  help: string;
  /** Which data it receives, for the privacy policy. */
  recipient: string;
  /** What it keeps on the buyer's device, for the privacy policy. */
  cookies: string;
};
