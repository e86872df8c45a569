import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { ideaCount } from '@/config/ideaCount';
import { paths } from '@/config/paths';

const makeOfferings = () => [
  {
    title: 'Ready-made projects',
    text: 'Production-ready code across web, mobile, data and devices. Pay once, download at once.',
    link: 'See the projects',
    to: paths.projects,
  },
  {
    title: 'Project ideas',
    text: `${ideaCount()} ideas to start from, sorted by category and difficulty.`,
    link: 'Find an idea',
    to: paths.ideas,
  },
  {
    title: 'Internships',
    text: `Six guided tracks of ${CLAIMS.internshipLength} each, with real tasks and real reviews.`,
    link: 'Choose a track',
    to: paths.internships,
  },
];

/** The three core offerings. */
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
            component={RouterLink}
            to={to}
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
