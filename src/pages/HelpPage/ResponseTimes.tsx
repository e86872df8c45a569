import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RESPONSE_TIMES } from '@/config/policyFigures';
import { site } from '@/config/site';

const TIMES = [
  { claim: site.supportPromise, text: 'Somebody has read your question and writes to you.' },
  {
    claim: `Average response time ${RESPONSE_TIMES.average}`,
    text: 'Over everything we are asked, including what takes a look into the code first.',
  },
];

/** How long an answer takes. */
export function ResponseTimes() {
  return (
    <Box component="section" aria-labelledby="times-heading">
      <Typography variant="h2" id="times-heading" sx={{ mb: 3 }}>
        Response times
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          gap: { xs: 2.5, md: 4 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {TIMES.map(({ claim, text }) => (
          <Box
            key={claim}
            component="li"
            sx={{ pl: 2.5, borderLeft: 4, borderColor: 'brand.signal' }}
          >
            <Typography variant="h3">{claim}</Typography>
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
