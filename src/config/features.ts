/**
 * The product decisions that can be read in more than one way, with their values; the first is the
 * default.
 */
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
type SwitchName = keyof Switches;
/** The current value of each switch. */
export type Features = { [Name in SwitchName]: Switches[Name][number] };

function choose<Name extends SwitchName>(name: Name, wanted: string | undefined): Features[Name] {
  const values: Switches[SwitchName] = SWITCHES[name];
  return (values.find((value) => value === wanted) ?? values[0]) as Features[Name];
}

const builtIn: Features = {
  catalogAccess: choose('catalogAccess', process.env.CATALOG_ACCESS),
  toastDurations: choose('toastDurations', process.env.TOAST_DURATIONS),
  paymentErrors: choose('paymentErrors', process.env.PAYMENT_ERRORS),
  authClear: choose('authClear', process.env.AUTH_CLEAR),
  cartCheckout: choose('cartCheckout', process.env.CART_CHECKOUT),
  ideasSource: choose('ideasSource', process.env.IDEAS_SOURCE),
  chatLauncher: choose('chatLauncher', process.env.CHAT_LAUNCHER),
};

/** Returns the switches for which `read` returns a valid value. */
export function readSwitches(read: (name: string) => string | null): Partial<Features> {
  const entries = Object.entries(SWITCHES).flatMap(([name, values]) => {
    const wanted = read(name);
    return values.some((value) => value === wanted) ? [[name, wanted]] : [];
  });
  return Object.fromEntries(entries) as Partial<Features>;
}

let inForce: Features = builtIn;

/** Returns the current switches. */
export function getFeatures(): Features {
  return inForce;
}

/**
 * Overrides switches at run time, for mock builds and tests; without an argument, restores the
 * built-in ones.
 */
export function overrideFeatures(overrides: Partial<Features> = {}): void {
  inForce = { ...builtIn, ...overrides };
}
