import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Project } from '@/api/catalogApi';
import { contentsMessages } from '@/config/contentsMessages';
import { lazyPart } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useInView';
import { Section } from '../Section';

/** Returns whether the backend describes what a purchase contains. */
function hasPackaging({ version, requirements, changelog, licence, support_days }: Project) {
  return [version, requirements, changelog, licence, support_days].some(
    (value) => value !== undefined,
  );
}

/** Reserves space until the section's code and the zip file's listing have loaded. */
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
 * What a purchase contains: the zip file with its README, requirements, releases and license. Loads
 * when scrolled near; renders nothing if the backend provides none of it.
 */
export function WhatYouGet({ project, isOwned }: WhatYouGetProps) {
  const { ref, isNear } = useIsNear();
  const placeholder = hasPackaging(project) ? <ContentsSkeleton /> : null;
  return (
    // An empty element would still add a gap to the page's grid; until then it must exist to be
    // observed.
    <Box ref={ref} sx={{ minWidth: 0, ...(isNear && { '&:empty': { display: 'none' } }) }}>
      {isNear ? (
        <Contents project={project} isOwned={isOwned} placeholder={placeholder} />
      ) : (
        placeholder
      )}
    </Box>
  );
}
