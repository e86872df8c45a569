import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { HeroBand } from '@/ui/HeroBand';
import { CONTENT_WIDTH, HEADER_HEIGHT } from '@/theme/tokens';

type ProjectLayoutProps = {
  breadcrumb: ReactNode;
  /** Above everything else, for what has just happened. */
  news?: ReactNode;
  gallery: ReactNode;
  /** Name and price. */
  offer: ReactNode;
  promises: ReactNode;
  /** What the project is. */
  children: ReactNode;
  /** What follows the project, as wide as the page. */
  end?: ReactNode;
};

/**
 * The layout of the page. On a phone all parts are below each other, in this order; on a tablet the
 * offer stands above the gallery, where the chat button does not lie over its buttons; on wide
 * screens it stays beside the others.
 */
export function ProjectLayout({
  breadcrumb,
  news,
  gallery,
  offer,
  promises,
  children,
  end,
}: ProjectLayoutProps) {
  return (
    <>
      <HeroBand isSmall>{breadcrumb}</HeroBand>
      <Box
        sx={{
          width: '100%',
          maxWidth: CONTENT_WIDTH,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          pt: { xs: 0, sm: 3, md: 4 },
          pb: { xs: 4, md: 6 },
        }}
      >
        {news && <Box sx={{ my: { xs: 2, sm: 0 }, mb: { sm: 3, md: 4 } }}>{news}</Box>}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1fr) 340px',
              lg: 'minmax(0, 1fr) 380px',
            },
            columnGap: { md: 4, lg: 5 },
            rowGap: { xs: 2, sm: 3, md: 4 },
            alignItems: 'start',
          }}
        >
          <Box sx={{ mx: { xs: -2, sm: 0 } }}>{gallery}</Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                md: 'minmax(0, 1fr)',
              },
              gap: { xs: 2, sm: 3, md: 2 },
              alignItems: 'start',
              order: { sm: -1, md: 0 },
              gridColumn: { md: 2 },
              gridRow: { md: '1 / span 3' },
              position: { md: 'sticky' },
              top: HEADER_HEIGHT + 20,
            }}
          >
            {offer}
          </Box>
          <Box sx={{ gridColumn: { md: 1 }, mt: { xs: 1, md: 0 } }}>{promises}</Box>
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridColumn: { md: 1 },
              minWidth: 0,
              mt: { xs: 2, md: 0 },
            }}
          >
            {children}
          </Box>
        </Box>
        {end && <Box sx={{ display: 'grid', gap: 6, mt: { xs: 5, md: 7 } }}>{end}</Box>}
      </Box>
    </>
  );
}
