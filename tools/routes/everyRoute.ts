import { adminRoutes } from '../../src/app/router/adminRoutes';
import { routes, type AppRoute } from '../../src/app/router/routes';

const isAdmin = ({ guard }: AppRoute) => guard === 'admin';

/** All routes of the shop, and the admin routes one by one. */
export const everyRoute: readonly AppRoute[] = [
  ...routes.filter((route) => !isAdmin(route)),
  ...adminRoutes,
];
