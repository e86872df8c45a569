import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LIVE_CHAT_BENEFITS } from '@/config/content/liveChat';
import { TitledGrid } from '@/ui/TitledGrid';

/** The benefits of the live chat. */
export function Benefits() {
  return (
    <TitledGrid heading="Why the live chat" columns={4} spacing="open">
      {LIVE_CHAT_BENEFITS.map(({ title, text }) => (
        <Box key={title} component="li" sx={{ pt: 2, borderTop: 3, borderColor: 'primary.main' }}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{text}</Typography>
        </Box>
      ))}
    </TitledGrid>
  );
}
