import type { Features } from './switches';

/** Who the shop is; what is missing is as in config/site.ts. */
type SiteConfig = {
  siteName?: string;
  tagline?: string;
  description?: string;
  contactEmail?: string;
  contactPhone?: string;
  contactWhatsApp?: string;
  address?: string;
  gstin?: string;
  businessHours?: string;
  supportPromise?: string;
  linkedin?: string;
  instagram?: string;
};

/** Where errors and web vitals are reported, and of how many visits. */
export type ReportingConfig = {
  /** The share of page loads that are reported, from 0 to 1; all of them by default. */
  sampleRate?: number;
} & (
  | {
      /** Takes a POST request with JSON. */
      url: string;
      sentryDsn?: undefined;
    }
  | {
      /** The DSN of a project of Sentry. */
      sentryDsn: string;
      url?: undefined;
    }
);

/** The content of config.json, which makes one build the shop of a place (docs/configuration.md). */
export type ShopConfig = {
  apiHost?: string;
  publicApiHost?: string;
  siteUrl?: string;
  checkoutScriptUrl?: string;
  splashMs?: number;
  /** Nothing is reported without it. */
  reporting?: ReportingConfig;
  switches?: Partial<Features>;
  site?: SiteConfig;
};

/** The script that defines `window.Razorpay`, unless config.json names another one. */
export const DEFAULT_CHECKOUT_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js';

let installed: ShopConfig = {};

/** Sets what config.json says, before any module reads it. */
export function installConfig(config: ShopConfig): void {
  installed = config;
}

/** Returns what config.json says. Most modules read it once, when they are first imported. */
export function getConfig(): ShopConfig {
  return installed;
}

/** Returns the part of a config that a prerendered page shows, as text. */
export function toPageVariant({ site = {}, switches = {} }: ShopConfig): string {
  return JSON.stringify([site, switches]);
}
