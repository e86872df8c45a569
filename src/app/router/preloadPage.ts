import { routes } from './routes';

/** A route's path as a pattern; the router's own matcher would have to run first of all for this. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace('*', '.*').replace(/:\w+/g, '[^/]+')}/?$`);
}

/** Starts loading the page of an address before it is rendered; a failure shows when it is. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => toPattern(path).test(pathname));
  await route?.page.preload().catch(() => undefined);
}
