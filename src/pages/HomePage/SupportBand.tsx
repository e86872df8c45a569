import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { useOpenChat } from '@/features/chat';

/** The end of the home page: chat with support or book an appointment. */
export const SupportBand = memo(function SupportBand() {
  const openChat = useOpenChat('support');
  return (
    <Box
      component="section"
      aria-label="Talk to us"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: { xs: 3, md: 5 },
        borderRadius: 2,
        color: 'brand.onHero',
        bgcolor: 'brand.hero',
        '--focus-ring': 'var(--mui-palette-brand-signal)',
      }}
    >
      <Box sx={{ flexGrow: 1, flexBasis: 340 }}>
        <Typography variant="h2">Not sure which project fits?</Typography>
        <Typography sx={{ mt: 1, maxWidth: '56ch', color: 'brand.onHeroMuted' }}>
          Tell us what you want to launch. We point you to the right project, adapt one, or build it
          for you. {site.supportPromise}.
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          '& > *': { flexGrow: { xs: 1, sm: 0 } },
        }}
      >
        <Button variant="onBrand" size="large" onClick={openChat}>
          Chat with Support
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          component={RouterLink}
          to={paths.contact}
        >
          Schedule Consultation
        </Button>
      </Box>
    </Box>
  );
});
