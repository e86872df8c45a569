import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InternshipTerms } from '@/config/content/internshipTerms';
import { formatWholeRupees } from '@/lib/money';
import { describeStarts } from './nextStart';

type ProgramTermsProps = {
  terms: InternshipTerms;
  /** The formatted day of the next start. */
  start: string;
};

/** A term and its text, whose first part may be emphasized. */
type Fact = { term: string; emphasis?: string; text: string; isTextBelow?: boolean };

/** Pay or fee, times, place and certificate of a program. */
export function ProgramTerms({ terms, start }: ProgramTermsProps) {
  const { pay, starts, place, hours, seats, certificate } = terms;
  const facts: Fact[] = [
    {
      term: pay.kind === 'stipend' ? 'Stipend' : 'Fee',
      emphasis: formatWholeRupees(pay.rupees),
      text: pay.per,
    },
    { term: 'Next start', emphasis: start, text: describeStarts(starts), isTextBelow: true },
    { term: 'Place', text: place },
    { term: 'Hours', text: hours },
    { term: 'Seats', text: `${seats} at each start` },
    { term: 'Certificate', text: certificate },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '92px minmax(0, 1fr)',
        alignItems: 'baseline',
        rowGap: 0.75,
        m: 0,
        mt: 2.5,
        pt: 2.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {facts.map(({ term, emphasis, text, isTextBelow }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {term}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {emphasis && (
              <Box component="strong" sx={{ mr: 0.75, fontSize: '1.05rem' }}>
                {emphasis}
              </Box>
            )}
            <Box component="span" sx={{ display: isTextBelow ? 'block' : 'inline' }}>
              {text}
            </Box>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
