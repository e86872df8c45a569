/** The environment variables of a build; webpack replaces each `process.env.X` with its value. */
export const env = {
  /** Host of the backend without a trailing slash; empty means the page's own origin. */
  apiHost: trimHost(process.env.API_HOST),
  /**
   * Host for the public calls alone (statistics, categories, featured, latest); empty means
   * `apiHost`.
   */
  publicApiHost: trimHost(process.env.PUBLIC_API_HOST),
  /** Public address of the shop without a trailing slash; empty means the page's own origin. */
  siteUrl: trimHost(process.env.SITE_URL),
  /** Address of the script that defines `window.Razorpay`. */
  checkoutScriptUrl:
    process.env.CHECKOUT_SCRIPT_URL || 'https://checkout.razorpay.com/v1/checkout.js',
  /**
   * How long the splash covers the app, in milliseconds; undefined means the specification's time.
   */
  splashMs: parseMilliseconds(process.env.SPLASH_MS),
} as const;

function trimHost(value: string | undefined): string {
  return (value ?? '').replace(/\/+$/, '');
}

function parseMilliseconds(value: string | undefined): number | undefined {
  const milliseconds = Number(value);
  return value && Number.isFinite(milliseconds) && milliseconds >= 0 ? milliseconds : undefined;
}
