import { Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import type { Project } from '@/api/catalogApi';
import { lazyOptional } from '@/ui/lazyOptional';
import { useInView } from '@/ui/useInView';

const RelatedList = lazyOptional(() => import('./RelatedList'));

/** Distance at which the projects are requested, in pixels. */
const AHEAD = 500;

/** Height reserved for the shelf in pixels, so that nothing shifts when it loads. */
const HEIGHT = 430;

/** Similar projects, requested when scrolled near; renders nothing if there are none. */
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
