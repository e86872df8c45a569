import { memo } from 'react';
import Box from '@mui/material/Box';
import type { Project } from '@/api/catalogApi';
import { LATEST_COUNT } from '@/config/constants';
import { ProjectPicture } from '@/features/catalog';
import { useLatestShown } from './useShownProjects';

/** Covers of the newest projects, since the featured ones are right below; frames while loading. */
export function HeroCovers() {
  return <CoverWall projects={useLatestShown()} />;
}

const CoverWall = memo(function CoverWall({
  projects,
}: {
  /** Undefined while loading; empty if there are none. */
  projects: readonly Project[] | undefined;
}) {
  const covers: readonly (Project | null)[] =
    projects ?? Array.from({ length: LATEST_COUNT }, () => null);
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'grid' },
        gridTemplateColumns: '1fr 1fr',
        gap: 2,
        alignContent: 'start',
        // Fixed, so that any number of covers takes the same space.
        aspectRatio: '16 / 11.6',
        '& > :nth-of-type(even)': { transform: 'translateY(24px)' },
      }}
    >
      {covers.map((project, index) => (
        <Box
          key={project?.id ?? `frame-${index}`}
          sx={{
            aspectRatio: '16 / 10',
            overflow: 'hidden',
            borderRadius: 1.5,
            border: '1px solid rgb(255 255 255 / 28%)',
            bgcolor: 'rgb(255 255 255 / 8%)',
          }}
        >
          {project && <ProjectPicture project={project} />}
        </Box>
      ))}
    </Box>
  );
});
