import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { keyframes } from '@emotion/react';
import { SkeletonLine } from '@/ui/SkeletonLine';
import { cardSx, type CardLayout } from './cardLayout';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Holds the place of a project card while it loads, at the same height. */
export function ProjectCardSkeleton({ layout = 'grid' }: { layout?: CardLayout }) {
  return (
    <Card
      aria-hidden
      data-testid="project-skeleton"
      sx={{ ...cardSx.card(layout), animation: `${breathe} 1.6s ease-in-out infinite` }}
    >
      <Box sx={cardSx.picture(layout)} />
      <Box sx={cardSx.body}>
        <Box sx={{ fontSize: '1.25rem', height: '2.5em' }}>
          <SkeletonLine width="70%" height="1em" />
        </Box>
        <Box sx={{ display: 'grid', gap: 1, fontSize: '0.9rem', height: '3.1em' }}>
          <SkeletonLine width="100%" height="0.9em" />
          <SkeletonLine width="80%" height="0.9em" />
        </Box>
        <Box sx={cardSx.footer}>
          <SkeletonLine width="92px" height="22px" />
        </Box>
      </Box>
    </Card>
  );
}
