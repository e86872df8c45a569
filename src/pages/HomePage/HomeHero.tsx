import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { CoverArt } from '@/ui/CoverArt';
import { HeroBand } from '@/ui/HeroBand';

/** Seeds of the drawings in the hero, chosen to look good side by side. */
const DRAWINGS = [34, 12, 21];

/** The hero: what the shop offers, with three calls to action. */
export function HomeHero() {
  return (
    <HeroBand>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1.15fr 1fr' },
          gap: 6,
          alignItems: 'center',
          py: { md: 3 },
        }}
      >
        <Box>
          <Typography variant="h1">Software that is built, tested and ready to launch.</Typography>
          <Typography
            sx={{ mt: 2, maxWidth: '54ch', fontSize: '1.1rem', color: 'brand.onHeroMuted' }}
          >
            Buy complete projects with source code and documentation. Learn from them, build on
            them, or put them to work for your client this week.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3.5 }}>
            <Button variant="onBrand" size="large" component={RouterLink} to={paths.projects}>
              Browse Projects
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              size="large"
              component={RouterLink}
              to={paths.ideas}
            >
              Explore Ideas
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              size="large"
              component={RouterLink}
              to={paths.internships}
            >
              Internships
            </Button>
          </Box>
        </Box>
        <Box
          aria-hidden
          sx={{ display: { xs: 'none', md: 'block' }, position: 'relative', height: 320 }}
        >
          {DRAWINGS.map((seed, index) => (
            <Box
              key={seed}
              sx={{
                position: 'absolute',
                left: `${index * 17}%`,
                top: 130 - index * 62,
                width: '62%',
                aspectRatio: '16 / 10',
                overflow: 'hidden',
                borderRadius: 2,
                border: '2px solid rgb(255 255 255 / 75%)',
              }}
            >
              <CoverArt seed={seed} />
            </Box>
          ))}
        </Box>
      </Box>
    </HeroBand>
  );
}
