import type { Receipt } from './receipt';
import { renderReceipt } from './renderReceipt';

const WINDOW_FEATURES = 'popup,width=760,height=900';

function renderAndPrint(view: Window, receipt: Receipt): void {
  renderReceipt(view.document, receipt, () => view.print());
  view.focus();
  view.print();
}

/** Prints from a hidden frame, for browsers that block new windows. */
function printInPlace(receipt: Receipt): void {
  const frame = document.createElement('iframe');
  frame.title = `${receipt.heading} ${receipt.number}`;
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0';
  document.body.append(frame);
  const view = frame.contentWindow;
  if (!view) {
    frame.remove();
    throw new Error('The receipt could not be opened');
  }
  view.addEventListener('afterprint', () => frame.remove());
  renderAndPrint(view, receipt);
}

/** Opens a receipt, an invoice or a credit note in a new window and offers to print it (specification, section 2: Dashboard). */
export function openReceipt(receipt: Receipt): void {
  const view = window.open('', '_blank', WINDOW_FEATURES);
  if (view) renderAndPrint(view, receipt);
  else printInPlace(receipt);
}
