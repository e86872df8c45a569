import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { REASONS_TO_CHOOSE_US } from '@/config/content/whyChooseUs';

/** The reasons to choose the shop. */
export function WhyChooseUs() {
  return (
    <Box
      component="section"
      aria-labelledby="why-heading"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 2fr' },
        gap: { xs: 3, md: 6 },
      }}
    >
      <Typography variant="h2" id="why-heading">
        Why choose us
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          columnGap: 4,
          rowGap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {REASONS_TO_CHOOSE_US.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{text}</Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
