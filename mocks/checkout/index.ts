import { createRazorpay } from './razorpay';
import { scriptOrigin } from './scriptOrigin';

// Payments go to where the script came from.
Object.assign(window, { Razorpay: createRazorpay({ origin: scriptOrigin() }) });
