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
        <Box sx={cardSx.text}>
          <SkeletonLine width="75%" height="1.4rem" />
          <SkeletonLine width="100%" height="0.9rem" />
          <SkeletonLine width="85%" height="0.9rem" />
        </Box>
        <SkeletonLine width="110px" height="18px" />
        <Box sx={cardSx.footer}>
          <SkeletonLine width="92px" height="24px" />
        </Box>
      </Box>
    </Card>
  );
}
