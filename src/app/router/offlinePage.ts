import { lazyPage } from './lazyPage';

/** Replaces every page during an offline visit. */
export const OfflinePage = lazyPage(() => import('@/pages/OfflinePage'));
