import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { INTERNSHIP_PROGRAMS } from '@/config/content/internships';
import { paths } from '@/config/paths';
import { useOpenChat } from '@/features/chat';
import { HomeSection } from './HomeSection';
import { shelfSx } from './shelf';

const layout = (theme: Theme) => ({
  ...shelfSx({ entry: '72%', gridFrom: 'sm' })(theme),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3), gridTemplateColumns: 'repeat(3, 1fr)' },
});

/** The six internship tracks, with a button to ask about them. */
export const InternshipTracks = memo(function InternshipTracks() {
  const openChat = useOpenChat('support');
  return (
    <HomeSection
      label="Internship tracks"
      heading="Learn by shipping"
      link={{ label: 'All programs', to: paths.internships }}
    >
      <Typography sx={{ mt: -1, mb: 2.5, color: 'text.secondary', maxWidth: '60ch' }}>
        Guided internships of {INTERNSHIP_PROGRAMS[0]!.duration} with real tasks, real reviews and
        people from the industry.
      </Typography>
      <Box component="ul" sx={layout}>
        {INTERNSHIP_PROGRAMS.map(({ title, summary, duration }) => (
          <Card
            key={title}
            component="li"
            sx={{ position: 'relative', p: 2.5, '&:hover': { borderColor: 'primary.main' } }}
          >
            <Typography variant="body2" sx={{ fontWeight: 650, color: 'primary.main' }}>
              {duration}
            </Typography>
            <Typography variant="h3" sx={{ fontSize: '1.15rem' }}>
              <Link
                component={RouterLink}
                to={paths.internships}
                color="inherit"
                underline="hover"
                sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                {title}
              </Link>
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
              {summary}
            </Typography>
          </Card>
        ))}
      </Box>
      <Button variant="contained" onClick={openChat} sx={{ mt: 2.5 }}>
        Learn More
      </Button>
    </HomeSection>
  );
});
