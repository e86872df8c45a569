import { scriptOrigin } from './scriptOrigin';
import { createCheckout } from './simulatedCheckout';

// Payments are sent to the origin of the script.
Object.assign(window, { Razorpay: createCheckout({ origin: scriptOrigin() }) });
