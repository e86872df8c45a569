import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Project } from '@/api/catalogApi';
import { DownloadButton } from '@/features/library';
import { lazyPart } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useInView';
import { ProjectFacts, ProjectFiles } from '../ProjectFacts';
import { Section } from '../Section';

/** Heights of the placeholders in pixels. */
const HEIGHTS = { contents: { xs: 150 }, facts: { xs: 264, sm: 213 } } as const;

const PackageDetails = lazyPart(() => import('./PackageDetails'), { name: 'the package' });

type WhatYouGetProps = { project: Project; isOwned: boolean };

/** The zip file with what is in it, its license and its releases; loaded when scrolled near. */
export function WhatYouGet({ project, isOwned }: WhatYouGetProps) {
  const { ref, isNear } = useIsNear();
  const detailsOf = (part: keyof typeof HEIGHTS) => {
    const placeholder = <Skeleton sx={{ height: HEIGHTS[part] }} />;
    if (!isNear) return placeholder;
    return (
      <Suspense fallback={placeholder}>
        <PackageDetails part={part} project={project} placeholder={placeholder} />
      </Suspense>
    );
  };
  return (
    <Box ref={ref} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Section heading="Project files">
        <Stack sx={{ gap: 2 }}>
          <ProjectFiles
            project={project}
            download={
              isOwned ? (
                <DownloadButton project={project} showsFailure variant="outlined" />
              ) : undefined
            }
          />
          {detailsOf('contents')}
        </Stack>
      </Section>
      <Box id="license" sx={{ display: 'grid', gap: 4 }}>
        {detailsOf('facts')}
      </Box>
      <Section heading="Details">
        <ProjectFacts project={project} />
      </Section>
    </Box>
  );
}
