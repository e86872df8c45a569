import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { INTERNSHIP_STEPS } from '@/config/content/internshipGuide';
import { TitledGrid } from '@/ui/TitledGrid';

/** The steps from the application to the final review. */
export function Steps() {
  return (
    <TitledGrid heading="How it works" columns={4} isOrdered spacing="open">
      {INTERNSHIP_STEPS.map(({ title, text }, index) => (
        <Box key={title} component="li" sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}>
          <Typography variant="h3">
            {index + 1}. {title}
          </Typography>
          <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{text}</Typography>
        </Box>
      ))}
    </TitledGrid>
  );
}
