import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { INTERNSHIP_STEPS } from '@/config/content/internshipGuide';

/** From the application to the last review, in steps. */
export function Steps() {
  return (
    <Box component="section" aria-labelledby="steps-heading">
      <Typography variant="h2" id="steps-heading" sx={{ mb: 3 }}>
        How it works
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: { xs: 2.5, md: 4 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {INTERNSHIP_STEPS.map(({ title, text }, index) => (
          <Box key={title} component="li" sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}>
            <Typography variant="h3">
              {index + 1}. {title}
            </Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
