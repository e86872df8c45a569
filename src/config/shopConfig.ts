import type { InferOutput } from 'valibot';
import type { configSchema } from './parseConfig';

/** The content of config.json, which adapts one build to a deployment (docs/configuration.md). */
export type ShopConfig = InferOutput<typeof configSchema>;

/** Where errors and web vitals are reported, and for which share of visits. */
export type ReportingConfig = NonNullable<ShopConfig['reporting']>;

let installed: ShopConfig = {};

/** Installs config.json, before any module reads it. */
export function installConfig(config: ShopConfig): void {
  installed = config;
}

/** Returns the installed config.json. Most modules read it once, when they are first imported. */
export function getConfig(): ShopConfig {
  return installed;
}

/**
 * Returns the part of a config that prerendered pages depend on, as text for comparison; those that
 * show a backend's data depend on its address and that of the shop, too.
 */
export function toPageVariant(
  { site = {}, switches = {}, claims, extensions, apiHost, siteUrl }: ShopConfig,
  hasData: boolean,
): string {
  const own = [site, switches, claims, extensions];
  return JSON.stringify(hasData ? [...own, apiHost, siteUrl] : own);
}
