import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Project } from '@/api/catalogApi';
import { contentsMessages } from '@/config/contentsMessages';
import { lazyPart } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useIsNear';
import { Section } from '../Section';

/** Whether the backend says anything about what a purchase contains. */
function hasPackaging({ version, requirements, changelog, licence, support_days }: Project) {
  return [version, requirements, changelog, licence, support_days].some(
    (value) => value !== undefined,
  );
}

/** Holds the place of the section while its code and the listing of the zip file load. */
function ContentsSkeleton() {
  return (
    <Section heading={contentsMessages.heading}>
      <Skeleton width="60%" height="1.5rem" sx={{ mb: 2 }} />
      <Skeleton width="100%" height={420} />
    </Section>
  );
}

const Contents = lazyPart(() => import('./Contents'), {
  name: 'what a purchase contains',
  loading: null,
});

type WhatYouGetProps = { project: Project; isOwned: boolean };

/**
 * What a purchase contains: the zip file with its README, what it runs on, its releases and its license.
 * Loaded when it comes near; left out where the backend knows nothing of it.
 */
export function WhatYouGet({ project, isOwned }: WhatYouGetProps) {
  const { ref, isNear } = useIsNear();
  const placeholder = hasPackaging(project) ? <ContentsSkeleton /> : null;
  return (
    // An empty box would still take the gap of the page's grid; before, it has to be observed.
    <Box ref={ref} sx={{ minWidth: 0, ...(isNear && { '&:empty': { display: 'none' } }) }}>
      {isNear ? (
        <Contents project={project} isOwned={isOwned} placeholder={placeholder} />
      ) : (
        placeholder
      )}
    </Box>
  );
}
