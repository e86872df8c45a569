import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LIVE_CHAT_BENEFITS } from '@/config/content/liveChat';

/** What speaks for the live chat. */
export function Benefits() {
  return (
    <Box component="section" aria-labelledby="benefits-heading">
      <Typography variant="h2" id="benefits-heading" sx={{ mb: 3 }}>
        Why the live chat
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: { xs: 2.5, md: 4 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {LIVE_CHAT_BENEFITS.map(({ title, text }) => (
          <Box key={title} component="li" sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
