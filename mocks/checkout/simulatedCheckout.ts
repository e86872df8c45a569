import type {
  Checkout,
  CheckoutConstructor,
  CheckoutError,
  CheckoutOptions,
  CheckoutSuccess,
  FailureListener,
} from '@/api/paymentProvider';
import { checkOptions } from './checkOptions';
import type { CheckoutDialog } from './dialog';
import { openCheckoutDialog } from './dialog';
import { type CheckoutEnding, takeEnding } from './ending';
import { submitPayment } from './provider';
import type { PaymentInstrument } from './types';

/** The provider's origin and the clock. */
export interface CheckoutEnvironment {
  origin: string;
  now?: () => Date;
}

/** Milliseconds that a checkout stays open before a preset ending. */
const PRESET_ENDING_DELAY_MS = 600;

function forge(payment: CheckoutSuccess): CheckoutSuccess {
  return {
    ...payment,
    razorpay_signature: payment.razorpay_signature.split('').reverse().join(''),
  };
}

function mayRetry(retry: CheckoutOptions['retry'], failures: number): boolean {
  return !retry || (retry.enabled && failures <= (retry.max_count ?? Infinity));
}

/** Creates the class that the provider's script defines; only one dialog is open at a time. */
export function createCheckout({
  origin,
  now = () => new Date(),
}: CheckoutEnvironment): CheckoutConstructor {
  const page: { opened: Checkout | null } = { opened: null };

  return class SimulatedCheckout implements Checkout {
    readonly #options: CheckoutOptions;
    readonly #failureListeners: FailureListener[] = [];
    #dialog: CheckoutDialog | null = null;
    #request: AbortController | null = null;
    #failures = 0;

    constructor(options: CheckoutOptions) {
      checkOptions(options);
      this.#options = options;
    }

    open(): void {
      if (this.#dialog) return;
      page.opened?.close();
      page.opened = this;
      this.#failures = 0;
      const { amount, name, description, theme, prefill, modal } = this.#options;
      this.#dialog = openCheckoutDialog({
        merchant: name,
        description: description ?? '',
        amount,
        themeColor: theme?.color,
        holderName: prefill?.name ?? '',
        closesOnEscape: modal?.escape ?? true,
        closesOnBackdrop: modal?.backdropclose ?? false,
        now,
        onSubmit: (instrument) => void this.#pay(instrument),
        onDismiss: () => this.close(),
      });
      void this.#applyPresetEnding();
    }

    close(): void {
      if (!this.#dialog) return;
      this.#dispose();
      this.#options.modal?.ondismiss?.();
    }

    on(event: 'payment.failed', listener: FailureListener): void {
      if (event === 'payment.failed') this.#failureListeners.push(listener);
    }

    #dispose(): void {
      this.#request?.abort();
      this.#request = null;
      this.#dialog?.remove();
      this.#dialog = null;
      if (page.opened === this) page.opened = null;
    }

    async #applyPresetEnding(): Promise<void> {
      const ending = await takeEnding();
      if (ending) setTimeout(() => this.#endAs(ending), PRESET_ENDING_DELAY_MS);
    }

    #endAs({ instrument, isLate, isForged }: CheckoutEnding): void {
      if (!instrument) this.close();
      else if (isLate) void this.#payLate(instrument);
      else void this.#pay(instrument, isForged);
    }

    #submit(instrument: PaymentInstrument, signal: AbortSignal) {
      const { order_id, amount, currency, prefill } = this.#options;
      const { email, contact } = prefill ?? {};
      const request = { ...instrument, order_id, amount, currency, email, contact };
      return submitPayment(origin, request, signal);
    }

    /** Closes while the payment is in progress, without aborting it. */
    async #payLate(instrument: PaymentInstrument): Promise<void> {
      if (!this.#dialog) return;
      const pending = this.#submit(instrument, new AbortController().signal);
      this.close();
      const result = await pending;
      if (result.paid) this.#options.handler(result.payment);
    }

    async #pay(instrument: PaymentInstrument, isForged = false): Promise<void> {
      if (!this.#dialog || this.#request) return;
      const request = new AbortController();
      this.#request = request;
      this.#dialog.showProcessing();
      const result = await this.#submit(instrument, request.signal);
      // Closing has aborted the request, and `ondismiss` was called.
      if (request.signal.aborted) return;
      this.#request = null;
      if (result.paid) {
        this.#dispose();
        this.#options.handler(isForged ? forge(result.payment) : result.payment);
      } else {
        this.#fail(result.error);
      }
    }

    #fail(error: CheckoutError): void {
      this.#failures += 1;
      this.#dialog?.showFailure(error.description, mayRetry(this.#options.retry, this.#failures));
      for (const listener of this.#failureListeners) listener({ error });
    }
  };
}
