import type { Extension } from './extensions';
import type { Features } from './switches';

/** The shop's identity; missing values come from config/site.ts. */
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

/** Where errors and web vitals are reported, and for which share of visits. */
export type ReportingConfig = {
  /** Receives POST requests with JSON. */
  url: string;
  /** Share of page loads that report, from 0 to 1; all by default. */
  sampleRate?: number;
};

/** The content of config.json, which adapts one build to a deployment (docs/configuration.md). */
export type ShopConfig = {
  apiHost?: string;
  publicApiHost?: string;
  siteUrl?: string;
  checkoutScriptUrl?: string;
  /** Whether requests that save have an Idempotency-Key; by default those to the page's own origin. */
  idempotencyKeys?: boolean;
  splashMs?: number;
  /** What the backend offers beyond the product specification; everything by default. */
  extensions?: readonly Extension[];
  /** Nothing is reported without it. */
  reporting?: ReportingConfig;
  switches?: Partial<Features>;
  site?: SiteConfig;
};

/** The script that defines `window.Razorpay`, unless config.json names another one. */
export const DEFAULT_CHECKOUT_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js';

let installed: ShopConfig = {};

/** Installs config.json, before any module reads it. */
export function installConfig(config: ShopConfig): void {
  installed = config;
}

/** Returns the installed config.json. Most modules read it once, when they are first imported. */
export function getConfig(): ShopConfig {
  return installed;
}

/** Returns the part of a config that prerendered pages depend on, as text for comparison. */
export function toPageVariant({ site = {}, switches = {}, extensions }: ShopConfig): string {
  return JSON.stringify([site, switches, extensions]);
}
