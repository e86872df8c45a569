import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RESPONSE_TIMES } from '@/config/policyFigures';
import { site } from '@/config/site';
import { TitledGrid } from '@/ui/TitledGrid';

const TIMES = [
  {
    claim: site.supportPromise,
    text: 'A first answer: somebody has read your question and tells you what happens next.',
  },
  {
    claim: `Average response time ${RESPONSE_TIMES.average}`,
    text: 'Until a matter is settled, over everything we are asked, including what needs a look into the code.',
  },
];

/** The response times. */
export function ResponseTimes() {
  return (
    <TitledGrid heading="Response times" columns={2} spacing="open">
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
    </TitledGrid>
  );
}
