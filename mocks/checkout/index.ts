import { createRazorpay } from './razorpay';

/** Where the script came from, which is where payments go; the page's own origin failing that. */
function scriptOrigin(): string {
  const script = document.currentScript;
  return script instanceof HTMLScriptElement && script.src !== ''
    ? new URL(script.src).origin
    : window.location.origin;
}

Object.assign(window, { Razorpay: createRazorpay({ origin: scriptOrigin() }) });
