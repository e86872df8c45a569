/** The product decisions that have two readings, each with its values; the first is the default. */
export const SWITCHES = {
  /** Whether /projects and /projects/{id} are open to visitors or behind the login guard. */
  catalogAccess: ['public', 'login'],
  /** Which of the two sets of toast durations holds. */
  toastDurations: ['shell', 'library'],
  /** Whether a server's message or the status text wins when a payment cannot be started. */
  paymentErrors: ['message', 'status'],
  /** Whether any failed profile check at start ends the session, or only a 401 or 403. */
  authClear: ['any', 'unauthorized'],
  /** Whether the cart's checkout is announced only, or pays its projects one after another. */
  cartCheckout: ['placeholder', 'sequential'],
  /** Which project ideas there are: hand-written ones and generated ones, or one kind alone. */
  ideasSource: ['combined', 'catalogue', 'generated'],
  /** Whether visitors see no chat button, or one that asks them to log in. */
  chatLauncher: ['hidden', 'prompt'],
} as const;

type Switches = typeof SWITCHES;
type SwitchName = keyof Switches;
/** The values in force, by switch. */
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

/** The switches that `read` knows a valid value of, by name. */
export function readSwitches(read: (name: string) => string | null): Partial<Features> {
  const entries = Object.entries(SWITCHES).flatMap(([name, values]) => {
    const wanted = read(name);
    return values.some((value) => value === wanted) ? [[name, wanted]] : [];
  });
  return Object.fromEntries(entries) as Partial<Features>;
}

let inForce: Features = builtIn;

/** The switches in force. */
export function getFeatures(): Features {
  return inForce;
}

/** Sets switches at run time, for mock builds and tests; no argument goes back to the built-in ones. */
export function overrideFeatures(overrides: Partial<Features> = {}): void {
  inForce = { ...builtIn, ...overrides };
}
