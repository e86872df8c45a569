import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { INTERNSHIP_PROGRAMS } from '@/config/content/internships';
import { paths } from '@/config/paths';
import { useOpenChat } from '@/features/chat';

/** The six internship tracks, with a button to ask about them. */
export const InternshipTracks = memo(function InternshipTracks() {
  const openChat = useOpenChat('support');
  return (
    <Box component="section" aria-label="Internship tracks" sx={{ mt: 8 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2.5 }}>
        <Box sx={{ flexGrow: 1, flexBasis: 320 }}>
          <Typography variant="h2">Learn by shipping</Typography>
          <Typography sx={{ mt: 0.75, color: 'text.secondary', maxWidth: '60ch' }}>
            Guided internships of {INTERNSHIP_PROGRAMS[0]!.duration} with real tasks, real reviews
            and people from the industry.
          </Typography>
        </Box>
        <Button variant="contained" onClick={openChat}>
          Learn More
        </Button>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {INTERNSHIP_PROGRAMS.map(({ title, summary, duration }) => (
          <Card key={title} component="li" sx={{ p: 2.5 }}>
            <Typography variant="body2" sx={{ fontWeight: 650, color: 'primary.main' }}>
              {duration}
            </Typography>
            <Typography variant="h3" sx={{ fontSize: '1.15rem' }}>
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
              {summary}
            </Typography>
          </Card>
        ))}
      </Box>
      <Link
        component={RouterLink}
        to={paths.internships}
        sx={{ display: 'inline-block', mt: 2, fontWeight: 650 }}
      >
        See all programs
      </Link>
    </Box>
  );
});
