import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { projectColours } from '@/features/catalog';
import { contentSx, inView } from '@/theme/mixins';
import { galleryFrameSx } from './gallery/ProjectGallery';

type ProjectLayoutProps = {
  /** The project's leading colour and a light one; none while it loads. */
  colours?: ReturnType<typeof projectColours>;
  breadcrumb: ReactNode;
  /** Name and price. */
  offer: ReactNode;
  gallery: ReactNode;
  /** The sections about the project. */
  children: ReactNode;
  /** Full-width content below the project. */
  end?: ReactNode;
};

/**
 * The layout of the page. Phones stack all parts, the gallery first. Tablets show the heading and the
 * gallery beside the price, the facts below; on wide screens the offer stays in view beside the other parts.
 */
export function ProjectLayout(props: ProjectLayoutProps) {
  const { colours, breadcrumb, gallery, offer, children, end } = props;
  return (
    <Box sx={colours && tintSx(colours)}>
      <Box sx={{ ...contentSx, py: 1.75 }}>{breadcrumb}</Box>
      <Box
        sx={{
          ...contentSx,
          pt: { xs: 0, sm: 1 },
          pb: { xs: 4, md: 6 },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              md: 'minmax(0, 1fr) 340px',
              lg: 'minmax(0, 1fr) 380px',
            },
            gridTemplateRows: { sm: 'auto 1fr' },
            columnGap: { sm: 3, md: 4, lg: 5 },
            rowGap: { xs: 2, sm: 3, md: 4 },
            alignItems: 'start',
            // While the document arrives, what stands below the gallery waits for it.
            '&:not(:has(> div:nth-of-type(3))) > div': {
              visibility: { xs: 'hidden', sm: 'visible' },
              '& > :is(dl, section)': { visibility: 'hidden' },
            },
          }}
        >
          <Box
            sx={{
              display: { xs: 'grid', sm: 'contents', md: 'grid' },
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: { xs: 1, md: 2 },
              alignItems: 'start',
              '& > :first-child': { gridArea: { sm: '1 / 1', md: 'auto' } },
              '& > aside': { gridArea: { sm: '1 / 2 / span 2', md: 'auto' } },
              '& > dl': { gridArea: { sm: '3 / 1 / auto / -1', md: 'auto' } },
              '& > section': { gridArea: { sm: '4 / 1 / auto / -1', md: 'auto' } },
              gridColumn: { md: 2 },
              gridRow: { md: '1 / span 2' },
              ...inView,
            }}
          >
            {offer}
          </Box>
          <Box
            sx={{
              mx: { xs: -2, sm: 0 },
              order: { xs: -1, sm: 0 },
              gridArea: { sm: '2 / 1', md: '1 / 1' },
            }}
          >
            {gallery}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 4,
              gridColumn: { sm: '1 / -1', md: 1 },
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
    </Box>
  );
}

/** The project's colour, from the top of the page to below its picture. */
const tintSx = ([dark, light]: ReturnType<typeof projectColours>) => ({
  '--tint': dark,
  '[data-color-scheme="dark"] &': { '--tint': light },
  backgroundImage:
    'linear-gradient(color-mix(in srgb, var(--tint) 24%, transparent), transparent 560px)',
});

const THUMBNAILS = [0, 1, 2, 3];

/** Placeholder of the page while the project loads. */
export function ProjectPageSkeleton() {
  return (
    <Box role="progressbar" aria-label="Loading project">
      <ProjectLayout
        breadcrumb={<Box aria-hidden sx={{ minHeight: '1.4rem' }} />}
        gallery={
          <Box aria-hidden sx={{ display: 'grid', gap: 1.25 }}>
            <Box sx={galleryFrameSx}>
              <Skeleton width="100%" height="100%" variant="rectangular" />
            </Box>
            <Box sx={{ minHeight: 24 }} />
            <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1.25 }}>
              {THUMBNAILS.map((key) => (
                <Skeleton
                  key={key}
                  sx={{ flex: '0 1 104px', height: 'auto', aspectRatio: '16 / 10' }}
                />
              ))}
            </Box>
          </Box>
        }
        offer={
          <>
            <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
              <Skeleton width="90%" height="2.2rem" />
              <Skeleton width="100%" height="1.4rem" />
              <Skeleton width="60%" height="1.4rem" />
              <Skeleton width={180} height={24} />
            </Box>
            <Card
              component="aside"
              aria-hidden
              sx={{ display: 'grid', gap: 1.5, p: { xs: 2, md: 2.5 } }}
            >
              <Skeleton width="55%" height="2.2rem" />
              <Skeleton width="70%" height="1.4rem" />
              <Skeleton width="100%" height={48} />
              <Skeleton width="100%" height={48} />
              <Skeleton width="80%" height={48} />
            </Card>
          </>
        }
      >
        <Skeleton width="40%" height="2rem" />
        <Skeleton width="100%" height="12rem" />
      </ProjectLayout>
    </Box>
  );
}
