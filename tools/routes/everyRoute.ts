import { adminRoutes } from '../../src/app/router/adminRoutes';
import { routes, type AppRoute } from '../../src/app/router/routes';

const isAdmin = ({ guard }: AppRoute) => guard === 'admin';

/** Every route of the shop and of the admin panel, each with a page of its own. */
export const everyRoute: readonly AppRoute[] = [
  ...routes.filter((route) => !isAdmin(route)),
  ...adminRoutes,
];
