import { matchPath } from 'react-router-dom';
import { routes } from './routes';

/** Loads the page of an address ahead of its rendering, which reports a failure to load. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  await route?.page.preload().catch(() => undefined);
}
