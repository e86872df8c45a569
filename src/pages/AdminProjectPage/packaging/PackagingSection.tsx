import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useIsNear';

const placeholder = <Skeleton width="100%" height={320} />;

const PackagingFields = lazyPart(() => import('./PackagingFields'), {
  name: 'the packaging fields',
  loading: placeholder,
});

/**
 * The fields for version, changelog, license and support. Loaded when scrolled near, or on save,
 * which may find an error in them.
 */
export function PackagingSection() {
  const { ref, isNear } = useIsNear();
  const { submitCount } = useFormikContext();
  return <Box ref={ref}>{isNear || submitCount > 0 ? <PackagingFields /> : placeholder}</Box>;
}
