import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { HeroBand } from '@/ui/HeroBand';
import { HeroCovers } from './HeroCovers';

/** The hero: what the shop offers, with three calls to action and covers of the newest projects. */
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
          <Box
            sx={{
              display: { xs: 'grid', sm: 'flex' },
              gridTemplateColumns: '1fr 1fr',
              flexWrap: 'wrap',
              gap: 1.5,
              mt: { xs: 2.5, md: 3.5 },
            }}
          >
            <Button
              variant="onBrand"
              size="large"
              component={RouterLink}
              to={paths.projects}
              sx={{ gridColumn: '1 / -1' }}
            >
              Browse Projects
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              size="large"
              component={RouterLink}
              to={paths.ideas}
              sx={{ px: { xs: 1, sm: 3 } }}
            >
              Explore Ideas
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              size="large"
              component={RouterLink}
              to={paths.internships}
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
