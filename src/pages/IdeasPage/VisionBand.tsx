import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';

/** Links to the alternatives: the user's own idea or a ready-made project. */
export const VisionBand = memo(function VisionBand({ onCustomize }: { onCustomize: () => void }) {
  return (
    <Box
      component="section"
      aria-labelledby="your-vision"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr auto' },
        alignItems: 'center',
        gap: 3,
        mt: { xs: 6, md: 8 },
        p: { xs: 3, md: 5 },
        borderRadius: '22px',
        color: 'brand.onHero',
        bgcolor: 'brand.hero',
        '--focus-ring': 'var(--mui-palette-brand-signal)',
      }}
    >
      <div>
        <Typography variant="h2" id="your-vision">
          Have something else in mind?
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '52ch', color: 'brand.onHeroMuted' }}>
          Tell us what you want to build and we shape it with you, or take a project that is
          finished and runs today.
        </Typography>
      </div>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          gap: 1.5,
          textAlign: 'center',
        }}
      >
        <Button variant="onBrand" size="large" onClick={onCustomize}>
          Customize Your Vision
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          component={RouterLink}
          to={paths.projects}
        >
          Browse Ready-Made Projects
        </Button>
      </Box>
    </Box>
  );
});
