import { lazy, Suspense } from 'react';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIsNear } from '@/ui/useIsNear';

const PackagingFields = lazy(() => import('./PackagingFields'));

/**
 * The fields for the version, the changelog, the license and the support. They are loaded when they come
 * near, or with a save, which may find an error in them.
 */
export function PackagingSection() {
  const { ref, isNear } = useIsNear();
  const { submitCount } = useFormikContext();
  const placeholder = <Skeleton width="100%" height={320} />;
  return (
    <Box ref={ref}>
      {isNear || submitCount > 0 ? (
        <Suspense fallback={placeholder}>
          <PackagingFields />
        </Suspense>
      ) : (
        placeholder
      )}
    </Box>
  );
}
