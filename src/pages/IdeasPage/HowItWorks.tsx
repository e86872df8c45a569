import { memo } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

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
