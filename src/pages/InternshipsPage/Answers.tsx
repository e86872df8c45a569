import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { INTERNSHIP_FAQ } from '@/config/content/internshipGuide';
import { paths } from '@/config/paths';

/** Common questions of applicants, always expanded. */
export function Answers() {
  return (
    <Box component="section" aria-labelledby="answers-heading">
      <Typography variant="h2" id="answers-heading" sx={{ mb: 3 }}>
        Before you apply
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          columnGap: 6,
          rowGap: 3,
          m: 0,
        }}
      >
        {INTERNSHIP_FAQ.map(({ question, answer }) => (
          <div key={question}>
            <Typography component="dt" variant="h4">
              {question}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
              {answer}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography sx={{ mt: 4 }}>
        Another question?{' '}
        <Link component={RouterLink} to={paths.help} sx={{ fontWeight: 650 }}>
          See the help page
        </Link>
      </Typography>
    </Box>
  );
}
