import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';

const STEPS = [
  {
    heading: 'Get inspired',
    text: 'Search the ideas or narrow them down by category and difficulty.',
  },
  {
    heading: 'Share your vision',
    text: 'Choose an idea and tell us in the chat what yours should do differently.',
  },
  {
    heading: 'We customize it',
    text: 'Our developers build it for you, with source code and documentation.',
  },
];

/** The three steps from an idea to a project. */
export const HowItWorks = memo(function HowItWorks() {
  return (
    <Box component="section" aria-labelledby="how-it-works">
      <Typography variant="h2" id="how-it-works">
        How it works
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          gap: { xs: 2, sm: 3 },
          mt: 2.5,
        }}
      >
        {STEPS.map(({ heading, text }, index) => (
          <Box
            key={heading}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5 }}
          >
            <Avatar aria-hidden sx={{ color: 'primary.main', bgcolor: 'brand.soft' }}>
              {index + 1}
            </Avatar>
            <Box>
              <Typography variant="h4" component="h3">
                {heading}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
});

/** Links to the alternatives: the user's own idea or a ready-made project. */
export function VisionBand({ onCustomize }: { onCustomize: () => void }) {
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
}
