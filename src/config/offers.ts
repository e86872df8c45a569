import { type Extension, EXTENSIONS } from './extensions';
import { getConfig } from './shopConfig';

let inForce: readonly Extension[] | undefined;

/** Returns whether the backend offers an extension, as config.json says; all are by default. */
export function offers(extension: Extension): boolean {
  return (inForce ?? getConfig().extensions ?? EXTENSIONS).includes(extension);
}

/** Overrides what is offered, for mock builds and tests; without an argument, restores what is configured. */
export function overrideOffers(extensions?: readonly Extension[]): void {
  inForce = extensions;
}
