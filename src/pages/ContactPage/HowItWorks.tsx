import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LIVE_CHAT_STEPS } from '@/config/content/liveChat';

/** From opening the chat to an answer, in steps. */
export function HowItWorks() {
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
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {LIVE_CHAT_STEPS.map(({ title, text }, index) => (
          <Card key={title} component="li" sx={{ p: 3 }}>
            <Typography variant="h2" component="p" aria-hidden sx={{ color: 'primary.main' }}>
              {index + 1}
            </Typography>
            <Typography variant="h3" sx={{ mt: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{text}</Typography>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
