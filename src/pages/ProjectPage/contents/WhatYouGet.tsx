import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Project } from '@/api/catalogApi';
import { contentsMessages } from '@/config/contentsMessages';
import { DownloadButton } from '@/features/library';
import { lazyPart } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useInView';
import { ProjectFacts, ProjectFiles } from '../ProjectFacts';
import { Section } from '../Section';

const LISTING = <Skeleton width="100%" height={160} />;
const FACTS = <Skeleton width="100%" height={260} />;

const Contents = lazyPart(() => import('./Contents'), {
  name: 'what is in the zip file',
  loading: LISTING,
});
const PackageFacts = lazyPart(() => import('./PackageFacts'), {
  name: 'the license',
  loading: FACTS,
});

type WhatYouGetProps = { project: Project; isOwned: boolean };

/** The zip file with what is in it, its license and its releases; loaded when scrolled near. */
export function WhatYouGet({ project, isOwned }: WhatYouGetProps) {
  const { ref, isNear } = useIsNear();
  return (
    <Box ref={ref} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Section heading={contentsMessages.zip}>
        <Stack sx={{ gap: 2 }}>
          <ProjectFiles
            project={project}
            download={
              isOwned ? (
                <DownloadButton project={project} showsFailure variant="outlined" />
              ) : undefined
            }
          />
          {isNear ? <Contents project={project} placeholder={LISTING} /> : LISTING}
        </Stack>
      </Section>
      {isNear ? <PackageFacts project={project} isOwned={isOwned} /> : FACTS}
      <Section heading="Details">
        <ProjectFacts project={project} />
      </Section>
    </Box>
  );
}
