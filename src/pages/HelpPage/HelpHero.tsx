import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { useOpenChat } from '@/features/chat';
import { HeroBand } from '@/ui/HeroBand';

/** Opens the live chat and links to its details. */
export function HelpHero() {
  const openChat = useOpenChat('support');
  return (
    <HeroBand>
      <Typography variant="h1">How can we help?</Typography>
      <Typography sx={{ mt: 2, maxWidth: '58ch', fontSize: '1.1rem', color: 'brand.onHeroMuted' }}>
        Most questions are answered below. For the rest there are people: in the live chat, by email
        and on the phone.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3.5 }}>
        <Button variant="onBrand" size="large" onClick={openChat}>
          Open Live Chat
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          component={RouterLink}
          to={paths.contact}
        >
          About the live chat
        </Button>
      </Box>
    </HeroBand>
  );
}
