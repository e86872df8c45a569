import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PageSpinner } from '@/ui/PageSpinner';
import { adminRoutes } from './adminRoutes';
import { lazyPage } from './lazyPage';

const NotFoundPage = lazyPage(() => import('@/pages/NotFoundPage'));

const pages = adminRoutes.map(({ path, page: Page }) => (
  <Route key={path} path={path.slice(paths.admin.length)} element={<Page />} />
));

/** The pages of the admin panel. */
export default function AdminRoutes() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        {pages}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
