import { memo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { INTERNSHIP_PROGRAMS } from '@/config/content/internships';
import { ideaCount } from '@/config/ideaCount';
import { paths } from '@/config/paths';
import { useOpenChat } from '@/features/chat';
import { HomeSection, shelfSx } from './HomeSection';

const makeOfferings = () => [
  {
    title: 'You need code that runs',
    text: 'Compare price, technologies and reviews, look at the live demo, then pay once.',
    link: 'See the projects',
    to: paths.projects,
  },
  {
    title: 'You are looking for a topic',
    text: `${ideaCount()} ideas in all, sorted by category and difficulty. We build any of them with you.`,
    link: 'Find an idea',
    to: paths.ideas,
  },
  {
    title: 'You want to practise',
    text: `Work on real tasks for ${CLAIMS.internshipLength}, reviewed by people from the industry.`,
    link: 'Choose a track',
    to: paths.internships,
  },
];

/** The three core offerings, by what brings a visitor here; the hero names them. */
export function Offerings() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        gap: { xs: 1.5, md: 3 },
      }}
    >
      {makeOfferings().map(({ title, text, link, to }) => (
        <Card
          key={to}
          sx={{
            position: 'relative',
            display: 'flex',
            flexDirection: 'column',
            p: { xs: 2, md: 3 },
            '&:hover': { borderColor: 'primary.main' },
          }}
        >
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography sx={{ my: { xs: 0.5, md: 1 }, color: 'text.secondary' }}>{text}</Typography>
          <Link
            href={to}
            sx={{
              mt: 'auto',
              fontWeight: 650,
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {link}
          </Link>
        </Card>
      ))}
    </Box>
  );
}

const tracksLayout = (theme: Theme) => ({
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
        {`Guided internships of ${INTERNSHIP_PROGRAMS[0]!.duration} with real tasks, real reviews and people from the industry.`}
      </Typography>
      <Box component="ul" sx={tracksLayout}>
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
                href={paths.internships}
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
