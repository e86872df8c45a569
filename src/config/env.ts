import { CHECKOUT_SCRIPT_URL } from './paymentProvider';
import { getConfig } from './shopConfig';

const config = getConfig();

/** The shop's own address and those it talks to, from config.json. */
export const env = {
  /** Host of the backend without a trailing slash; empty means the page's own origin. */
  apiHost: trimHost(config.apiHost),
  /** Host for the public calls alone (statistics, categories, featured, latest); empty means `apiHost`. */
  publicApiHost: trimHost(config.publicApiHost),
  /** Public address of the shop without a trailing slash; empty means the page's own origin. */
  siteUrl: trimHost(config.siteUrl),
  /** Address of the payment provider's script. */
  checkoutScriptUrl: config.checkoutScriptUrl || CHECKOUT_SCRIPT_URL,
  /** How long the splash is shown, in milliseconds; undefined for the specification's duration. */
  splashMs: config.splashMs,
} as const;

function trimHost(value = ''): string {
  return value.replace(/\/+$/, '');
}
