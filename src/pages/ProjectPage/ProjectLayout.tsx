import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { HeroBand } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { HEADER_HEIGHT } from '@/theme/tokens';

type ProjectLayoutProps = { heading: ReactNode; side: ReactNode; children: ReactNode };

/** The layout of the page: heading, content and a sticky side column. */
export function ProjectLayout({ heading, side, children }: ProjectLayoutProps) {
  return (
    <>
      <HeroBand>{heading}</HeroBand>
      <PageContainer>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
            gap: { xs: 3, md: 5 },
            alignItems: 'start',
          }}
        >
          <Box
            component="aside"
            aria-label="Purchase"
            sx={{
              display: 'grid',
              gap: 2,
              gridColumn: { md: 2 },
              gridRow: { md: 1 },
              position: { md: 'sticky' },
              top: HEADER_HEIGHT + 20,
            }}
          >
            {side}
          </Box>
          <Box
            sx={{ display: 'grid', gap: 4, gridColumn: { md: 1 }, gridRow: { md: 1 }, minWidth: 0 }}
          >
            {children}
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}
