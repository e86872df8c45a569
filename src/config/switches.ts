/** The product decisions that can be read in more than one way, with their values; the first is the default. */
export const SWITCHES = {
  /** Whether /projects and /projects/{id} are open to guests or behind the login guard. */
  catalogAccess: ['public', 'login'],
  /** Which of the two sets of toast durations applies. */
  toastDurations: ['shell', 'library'],
  /** Whether a server's message or the status text wins when a payment cannot be started. */
  paymentErrors: ['message', 'status'],
  /** Whether any failed profile check at start ends the session, or only a 401 or 403. */
  authClear: ['any', 'unauthorized'],
  /** Whether the cart's checkout pays its projects one after another, or is announced only. */
  cartCheckout: ['sequential', 'placeholder'],
  /** Which project ideas there are: hand-written ones and generated ones, or one kind alone. */
  ideasSource: ['combined', 'catalogue', 'generated'],
  /** Whether guests see no chat button, or one that asks them to log in. */
  chatLauncher: ['hidden', 'prompt'],
} as const;

type Switches = typeof SWITCHES;

/** The current value of each switch. */
export type Features = { [Name in keyof Switches]: Switches[Name][number] };
