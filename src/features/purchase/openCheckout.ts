import type { PaymentOrder } from '@/api/paymentsApi';
import { CURRENCY } from '@/config/constants';
import { loadCheckout } from './checkoutScript';

type CheckoutOptions = {
  /** Closes the checkout when it is aborted. */
  signal: AbortSignal;
  /** Called for every payment that the provider confirms, even a late one. */
  onPaid: (success: RazorpaySuccess) => void;
};

/**
 * Opens the provider's checkout for an order. Resolves to true once it is paid, and to false when
 * it is dismissed or aborted; rejects when the checkout cannot be loaded.
 */
export async function openCheckout(
  order: PaymentOrder,
  { signal, onPaid }: CheckoutOptions,
): Promise<boolean> {
  const Checkout = await loadCheckout();
  if (signal.aborted) return false;
  return new Promise((resolve) => {
    const checkout = new Checkout({
      key: order.key,
      amount: order.amount,
      currency: CURRENCY,
      name: order.name,
      description: order.description,
      order_id: order.orderId,
      prefill: order.prefill,
      theme: order.theme,
      handler: (success) => {
        onPaid(success);
        resolve(true);
      },
      modal: { ondismiss: () => resolve(false) },
    });
    signal.addEventListener('abort', () => {
      checkout.close();
      resolve(false);
    });
    checkout.open();
  });
}
