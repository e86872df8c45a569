import { routes } from './routes';

/** A route's path as a pattern; the router's own matcher would have to run first of all for this. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace('*', '.*').replace(/:\w+/g, '[^/]+')}/?$`);
}

/**
 * Starts loading the page of an address before it is rendered. Answers the function that runs it once it
 * is loaded; a failure shows when the page is rendered.
 */
export function preloadPage(pathname: string): () => Promise<void> {
  const page = routes.find(({ path }) => toPattern(path).test(pathname))?.page;
  const loading = page?.load().catch(() => undefined);
  return async () => {
    await loading;
    await page?.run().catch(() => undefined);
  };
}
