import { memo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { LATEST_COUNT } from '@/config/constants';
import { paths } from '@/config/paths';
import { ProjectPicture, SearchForm } from '@/features/catalog';
import { HeroBand } from '@/ui/HeroBand';
import { useLatestShown } from './ProjectShelf';

/** The hero: what the shop offers, with a search, three calls to action and covers of the newest projects. */
export function HomeHero() {
  return (
    <HeroBand>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1.15fr 1fr' },
          gap: { md: 6, xl: 10 },
          alignItems: 'center',
        }}
      >
        <Box>
          <Typography variant="h1">Software that is built, tested and ready to launch.</Typography>
          <Typography
            sx={{
              mt: { xs: 1.5, md: 2 },
              maxWidth: '54ch',
              fontSize: { md: '1.1rem' },
              color: 'brand.onHeroMuted',
            }}
          >
            Complete projects with source code and documentation. Learn from them, build on them, or
            put them to work for your client this week.
          </Typography>
          <Box sx={{ maxWidth: 560, mt: { xs: 2, md: 3.5 } }}>
            <SearchForm />
          </Box>
          <Box
            sx={{
              display: { xs: 'grid', sm: 'flex' },
              gridTemplateColumns: '1fr 1fr',
              flexWrap: 'wrap',
              gap: 1.5,
              mt: { xs: 1.5, md: 2 },
            }}
          >
            <Button
              variant="onBrand"
              size="large"
              href={paths.projects}
              sx={{ gridColumn: '1 / -1' }}
            >
              Browse Projects
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              size="large"
              href={paths.ideas}
              sx={{ px: { xs: 1, sm: 3 } }}
            >
              Explore Ideas
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              size="large"
              href={paths.internships}
              sx={{ px: { xs: 1, sm: 3 } }}
            >
              Internships
            </Button>
          </Box>
        </Box>
        <HeroCovers />
      </Box>
    </HeroBand>
  );
}

/** Covers of the newest projects, since the featured ones are right below; frames while loading. */
function HeroCovers() {
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
