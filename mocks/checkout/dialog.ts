import { initialOf } from '@/lib/text';
import { element, idFor } from './dom';
import { createPaymentFields } from './form';
import { applyStyles } from './styles';
import { accentFor } from './theme';
import type { PaymentInstrument } from './types';

/** The dialog's content, behaviour and callbacks; `amount` is in paise. */
export interface DialogSetup {
  merchant: string;
  description: string;
  amount: number;
  themeColor: string | undefined;
  holderName: string;
  closesOnEscape: boolean;
  closesOnBackdrop: boolean;
  now: () => Date;
  onSubmit: (instrument: PaymentInstrument) => void;
  onDismiss: () => void;
}

/** An open checkout dialog. */
export interface CheckoutDialog {
  /** Disables the form while a payment is in progress. */
  showProcessing(): void;
  /** Shows why the payment failed, with the form to retry or only a close button. */
  showFailure(description: string, canRetry: boolean): void;
  /** Removes the dialog and returns the focus. */
  remove(): void;
}

function formatPaise(amount: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(
    amount / 100,
  );
}

function createAlert(description: string): HTMLElement {
  return element(
    'div',
    { class: 'sc-alert', role: 'alert' },
    element('strong', { class: 'sc-alert-title' }, 'Payment failed'),
    element('span', { class: 'sc-alert-text' }, description),
  );
}

function createHeader(setup: DialogSetup, amount: string, close: HTMLElement): HTMLElement {
  return element(
    'header',
    { class: 'sc-header' },
    element('span', { class: 'sc-mark', 'aria-hidden': 'true' }, initialOf(setup.merchant)),
    element(
      'div',
      { class: 'sc-merchant' },
      element('h2', { id: idFor('merchant'), class: 'sc-name' }, setup.merchant),
      element('p', { class: 'sc-description' }, setup.description),
    ),
    close,
    element('p', { class: 'sc-amount' }, amount),
  );
}

function createButton(className: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: className }, text);
  button.addEventListener('click', onClick);
  return button;
}

/**
 * Calls `onBackdrop` for a press that starts and ends outside the dialog, not for a drag out of a
 * field.
 */
function listenForBackdrop(dialog: HTMLDialogElement, onBackdrop: () => void): void {
  let pressedBackdrop = false;
  dialog.addEventListener('mousedown', (event) => {
    pressedBackdrop = event.target === dialog;
  });
  dialog.addEventListener('click', (event) => {
    if (pressedBackdrop && event.target === dialog) onBackdrop();
  });
}

function show(dialog: HTMLDialogElement): void {
  document.body.append(dialog);
  if ('showModal' in dialog) {
    dialog.showModal();
  } else {
    (dialog as HTMLElement).setAttribute('open', '');
    (dialog as HTMLElement).setAttribute('aria-modal', 'true');
  }
}

/** Creates and shows the dialog, and focuses the first field. */
export function openCheckoutDialog(setup: DialogSetup): CheckoutDialog {
  const opener = document.activeElement;
  const amount = formatPaise(setup.amount);
  const payText = `Pay ${amount}`;

  const pay = element('button', { type: 'submit', class: 'sc-pay' }, payText);
  const cancel = createButton('sc-cancel', 'Cancel', setup.onDismiss);
  const close = createButton('sc-close', '×', setup.onDismiss);
  close.setAttribute('aria-label', 'Close checkout');
  const status = element('p', { class: 'sc-status', role: 'status' });
  const fields = createPaymentFields({
    holderName: setup.holderName,
    now: setup.now,
    onFilled: () => pay.focus(),
  });
  const actions = element('div', { class: 'sc-actions' }, pay, cancel, status);
  if (setup.closesOnEscape) {
    const key = element('kbd', { class: 'sc-key' }, 'Esc');
    actions.append(element('p', { class: 'sc-hint' }, 'Press ', key, ' to close'));
  }
  const form = element(
    'form',
    { class: 'sc-form', novalidate: '' },
    element('div', { class: 'sc-scroll' }, fields.root),
    actions,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (pay.disabled) return;
    const instrument = fields.read();
    if (instrument) setup.onSubmit(instrument);
  });

  const dialog = element(
    'dialog',
    {
      class: 'simulated-checkout',
      tabindex: '-1',
      'aria-labelledby': `${idFor('merchant')} ${idFor('mode')}`,
    },
    element(
      'div',
      { class: 'sc-sheet' },
      createHeader(setup, amount, close),
      element(
        'p',
        { class: 'sc-ribbon' },
        element('strong', { id: idFor('mode'), class: 'sc-mode' }, 'Simulated checkout'),
        element('span', {}, 'Test mode, no money moves'),
      ),
      form,
    ),
  );
  const accent = accentFor(setup.themeColor);
  dialog.style.setProperty('--sc-accent', accent.background);
  dialog.style.setProperty('--sc-on-accent', accent.foreground);

  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Escape must neither reach the page nor let the browser close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (setup.closesOnEscape) setup.onDismiss();
  };
  document.addEventListener('keydown', onEscape, true);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (setup.closesOnEscape) setup.onDismiss();
  });
  // Browsers can force a dialog to close, for example on a repeated back gesture.
  dialog.addEventListener('close', setup.onDismiss);
  if (setup.closesOnBackdrop) listenForBackdrop(dialog, setup.onDismiss);

  applyStyles();
  show(dialog);
  fields.firstInput.focus();

  let alert: HTMLElement | null = null;
  let focusedBefore: Element | null = null;
  return {
    showProcessing() {
      alert?.remove();
      focusedBefore = document.activeElement;
      // The controls are about to be disabled and lose the focus, which has to stay in the dialog.
      dialog.focus();
      fields.root.disabled = true;
      pay.disabled = true;
      pay.replaceChildren(element('span', { class: 'sc-spinner' }), 'Processing…');
      status.textContent = 'Processing the payment';
    },
    showFailure(description, canRetry) {
      const focusStayed = document.activeElement === dialog;
      status.textContent = '';
      alert = createAlert(description);
      if (!canRetry) {
        const leave = createButton('sc-pay', 'Close', setup.onDismiss);
        form.replaceWith(element('div', { class: 'sc-over' }, alert, leave));
        leave.focus();
        return;
      }
      fields.root.disabled = false;
      pay.disabled = false;
      pay.textContent = payText;
      actions.prepend(alert);
      if (focusStayed && focusedBefore instanceof HTMLElement) focusedBefore.focus();
    },
    remove() {
      document.removeEventListener('keydown', onEscape, true);
      dialog.remove();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
  };
}
