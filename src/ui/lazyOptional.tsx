import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * Creates a lazily loaded component that the page can do without: renders nothing if its code fails
 * to load.
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => <></> })));
}
