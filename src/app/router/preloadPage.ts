import { matchPath } from 'react-router-dom';
import { routes } from './routes';

/** Preloads the page at a path. Failures are ignored here, since rendering reports them. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  await route?.page.preload().catch(() => undefined);
}
