import { lazyPage } from './lazyPage';

/** Stands in for every page of a visit without a network. */
export const OfflinePage = lazyPage(() => import('@/pages/OfflinePage'));
