import { createRazorpay } from './razorpay';
import { scriptOrigin } from './scriptOrigin';

// Payments are sent to the origin of the script.
Object.assign(window, { Razorpay: createRazorpay({ origin: scriptOrigin() }) });
