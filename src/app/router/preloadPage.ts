import { matchPath } from 'react-router-dom';
import { routes } from './routes';

/** Starts loading the page of an address before it is rendered; a failure shows when it is. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  await route?.page.preload().catch(() => undefined);
}
