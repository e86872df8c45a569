import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { site } from '@/config/site';
import { useOpenChat } from '@/features/chat';
import { HeroBand } from '@/ui/HeroBand';
import { CONTACT_ID } from './ContactSection';

/** The hero: one sentence about the company and two contact buttons. */
export function AboutHero() {
  const openChat = useOpenChat('support');
  return (
    <HeroBand>
      <Typography variant="h1">We build software that others can launch.</Typography>
      <Typography sx={{ mt: 2, maxWidth: '58ch', fontSize: '1.1rem', color: 'brand.onHeroMuted' }}>
        {site.siteName} is a small team in Bangalore, India. We make, review and sell complete
        software projects, build custom ones, and train the people who will build the next.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3.5 }}>
        <Button variant="onBrand" size="large" onClick={openChat}>
          Get in Touch
        </Button>
        <Button variant="outlined" color="inherit" size="large" href={`#${CONTACT_ID}`}>
          Contact Us
        </Button>
      </Box>
    </HeroBand>
  );
}
