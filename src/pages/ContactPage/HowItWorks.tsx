import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LIVE_CHAT_STEPS } from '@/config/content/liveChat';
import { TitledGrid } from '@/ui/TitledGrid';

/** The steps from opening the chat to a reply. */
export function HowItWorks() {
  return (
    <TitledGrid heading="How it works" columns={4} isOrdered>
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
    </TitledGrid>
  );
}
