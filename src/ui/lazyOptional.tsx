import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A lazily loaded component that a page can do without: nothing is shown if its code fails to load. */
export function lazyOptional<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => <></> })));
}
