import { getConfig } from './shopConfig';
import { type Features, SWITCHES } from './switches';

const defaults = Object.fromEntries(
  Object.entries(SWITCHES).map(([name, [first]]) => [name, first]),
) as Features;

const configured: Features = { ...defaults, ...getConfig().switches };

/** Returns the switches for which `read` returns a valid value. */
export function readSwitches(read: (name: string) => string | null): Partial<Features> {
  const entries = Object.entries(SWITCHES).flatMap(([name, values]) => {
    const wanted = read(name);
    return values.some((value) => value === wanted) ? [[name, wanted]] : [];
  });
  return Object.fromEntries(entries) as Partial<Features>;
}

let inForce: Features = configured;

/** Returns the current switches. */
export function getFeatures(): Features {
  return inForce;
}

/** Overrides switches at run time, for mock builds and tests; without an argument, restores the configured ones. */
export function overrideFeatures(overrides: Partial<Features> = {}): void {
  inForce = { ...configured, ...overrides };
}
