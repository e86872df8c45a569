import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SUPPORT_HOURS } from '@/config/policyFigures';
import { HeroBand } from '@/ui/HeroBand';

/** A line never starts with AM or PM. */
const HOURS = SUPPORT_HOURS.liveChat.replace(/ (?=[AP]M)/g, '\u00A0');

/** Introduces the live chat, with a button to open it and its hours. */
export function ContactHero({ onOpenChat }: { onOpenChat: () => void }) {
  return (
    <HeroBand>
      <Typography variant="h1">Talk to the people who know the code.</Typography>
      <Typography sx={{ mt: 2, maxWidth: '58ch', fontSize: '1.1rem', color: 'brand.onHeroMuted' }}>
        Ask in the live chat about a project, a purchase, an internship or software that you want
        built.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5, mt: 3.5 }}>
        <Button variant="onBrand" size="large" onClick={onOpenChat}>
          Open Live Chat
        </Button>
        <Box component="dl" sx={{ m: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'brand.onHeroMuted' }}>
            Live chat hours
          </Typography>
          <Box component="dd" sx={{ m: 0, fontWeight: 650, textWrap: 'balance' }}>
            {HOURS}
          </Box>
        </Box>
      </Box>
    </HeroBand>
  );
}
