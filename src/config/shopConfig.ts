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

/** Returns the part of a config that prerendered pages depend on, as text for comparison. */
export function toPageVariant({
  site = {},
  switches = {},
  claims,
  extensions,
}: ShopConfig): string {
  return JSON.stringify([site, switches, claims, extensions]);
}
