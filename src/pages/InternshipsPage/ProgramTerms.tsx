import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InternshipTerms } from '@/config/content/internshipTerms';
import { formatWholeRupees } from '@/lib/money';
import { describeStarts } from './nextStart';

type ProgramTermsProps = {
  terms: InternshipTerms;
  /** The day of the next start, as it is shown. */
  start: string;
};

/** What a program pays or costs, when and where it takes place, and what one gets in the end. */
export function ProgramTerms({ terms, start }: ProgramTermsProps) {
  const { pay, starts, place, hours, seats, certificate } = terms;
  const facts = [
    {
      term: pay.kind === 'stipend' ? 'Stipend' : 'Fee',
      value: formatWholeRupees(pay.rupees),
      note: pay.per,
    },
    { term: 'Next start', value: start, note: describeStarts(starts) },
    { term: 'Place', note: place },
    { term: 'Hours', note: hours },
    { term: 'Seats', note: `${seats} at each start` },
    { term: 'Certificate', note: certificate },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '92px 1fr',
        alignItems: 'baseline',
        rowGap: 0.75,
        m: 0,
        mt: 2.5,
        pt: 2.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {facts.map(({ term, value, note }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {term}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {value && (
              <Box component="strong" sx={{ mr: 0.75, fontSize: '1.05rem' }}>
                {value}
              </Box>
            )}
            {note}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
