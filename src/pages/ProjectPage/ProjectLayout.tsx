import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { HeroBand } from '@/ui/HeroBand';
import { CONTENT_WIDTH, HEADER_HEIGHT } from '@/theme/tokens';

type ProjectLayoutProps = {
  breadcrumb: ReactNode;
  /** Shown first, for what has just happened. */
  news?: ReactNode;
  gallery: ReactNode;
  /** Name and price. */
  offer: ReactNode;
  /** Nothing where nothing can be bought. */
  promises: ReactNode;
  /** The description of the project. */
  children: ReactNode;
  /** Full-width content below the project. */
  end?: ReactNode;
};

/**
 * The layout of the page. Phones stack all parts in this order. Tablets show the offer above the
 * gallery, where the chat button does not cover its buttons; on wide screens the offer stays in
 * view beside the other parts.
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
        <Box sx={{ my: { xs: 2, sm: 0 }, mb: { sm: 3, md: 4 }, '&:empty': { display: 'none' } }}>
          {news}
        </Box>
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
          {promises && <Box sx={{ gridColumn: { md: 1 }, mt: { xs: 1, md: 0 } }}>{promises}</Box>}
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 4,
              gridColumn: { md: 1 },
              minWidth: 0,
              mt: { xs: 2, md: 0 },
              overflowWrap: 'break-word',
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
