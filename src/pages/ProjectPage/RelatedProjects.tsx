import { Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import type { Project } from '@/api/catalogApi';
import { lazyOptional } from '@/ui/lazyOptional';
import { useInView } from '@/ui/useInView';

const RelatedList = lazyOptional(() => import('./related/RelatedList'));

/** The distance in pixels at which the projects are requested. */
const AHEAD = 500;

/** The height of the shelf in pixels, kept free so that nothing moves when it arrives. */
const HEIGHT = 430;

/** Projects like this one, requested when the reader comes near; nothing if there are none. */
export function RelatedProjects({ project }: { project: Project }) {
  const { ref, isInView } = useInView({ rootMargin: `${AHEAD}px 0px` });
  const [isNear, setNear] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  if (isInView && !isNear) setNear(true);
  if (isEmpty) return null;
  return (
    <Box ref={ref} sx={{ minHeight: HEIGHT, minWidth: 0 }}>
      {isNear && (
        <Suspense fallback={null}>
          <RelatedList project={project} onNone={() => setEmpty(true)} />
        </Suspense>
      )}
    </Box>
  );
}
