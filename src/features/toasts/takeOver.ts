import { PLAIN_TOASTS_ID } from './PlainToasts';
import ToastBridge from './ToastBridge';

/** What would be lost with the plain toasts: a press, or the place of the keyboard. */
const IN_USE = `#${PLAIN_TOASTS_ID} :is(:active, :focus)`;
const CHECK_INTERVAL_MS = 200;

/** Returns the toast area, once nobody is about to press a button of the plain toasts. */
export async function takeOver(): Promise<{ default: typeof ToastBridge }> {
  while (document.querySelector(IN_USE)) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
  }
  return { default: ToastBridge };
}
