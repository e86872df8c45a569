import DesignIcon from '@mui/icons-material/BrushRounded';
import CloudIcon from '@mui/icons-material/CloudRounded';
import CodeIcon from '@mui/icons-material/CodeRounded';
import MobileIcon from '@mui/icons-material/PhoneIphoneRounded';
import LearningIcon from '@mui/icons-material/PsychologyRounded';
import SecurityIcon from '@mui/icons-material/SecurityRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { InternshipProgram } from '@/config/content/internships';
import { formatWholeRupees } from '@/lib/money';
import { tileSx } from '@/theme/mixins';
import { CheckedList } from '@/ui/CheckedList';
import { INTERNSHIP_TERMS, type InternshipTerms } from './internshipTerms';
import { describeStarts, formatStart, nextStart } from './nextStart';

const icons: Record<string, typeof CodeIcon> = {
  'Full-Stack Development': CodeIcon,
  'AI/ML Engineering': LearningIcon,
  'DevOps & Cloud': CloudIcon,
  'Mobile Development': MobileIcon,
  Cybersecurity: SecurityIcon,
  'UI/UX Design': DesignIcon,
};

type ProgramCardProps = {
  program: InternshipProgram;
  now: Date;
  /** Called with the program's title and its next start as shown. */
  onApply: (title: string, start: string) => void;
};

/** A program with its description, duration, topics and terms, and a button to apply. */
export function ProgramCard({ program, now, onApply }: ProgramCardProps) {
  const { title, summary, duration, features } = program;
  const terms = INTERNSHIP_TERMS[title]!;
  const start = formatStart(nextStart(terms.starts, now));
  const Icon = icons[title] ?? CodeIcon;
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, p: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Icon sx={tileSx} />
        <Chip variant="outlined" label={duration} />
      </Box>
      <Typography variant="h3">{title}</Typography>
      <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{summary}</Typography>
      {/* Grows, so that the terms of neighbouring cards line up. */}
      <Box sx={{ flexGrow: 1 }}>
        <CheckedList entries={features} sx={{ mt: 2 }} />
      </Box>
      <ProgramTerms terms={terms} start={start} />
      <Box sx={{ pt: 3 }}>
        <Button
          variant="contained"
          fullWidth
          aria-label={`Apply Now for ${title}`}
          onClick={() => onApply(title, start)}
        >
          Apply Now
        </Button>
      </Box>
    </Card>
  );
}

type ProgramTermsProps = {
  terms: InternshipTerms;
  /** The formatted day of the next start. */
  start: string;
};

/** A term and its text, whose first part may be emphasized. */
type Fact = { term: string; emphasis?: string; text: string; isTextBelow?: boolean };

/** Pay or fee, times, place and certificate of a program. */
function ProgramTerms({ terms, start }: ProgramTermsProps) {
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
          <Typography component="dd" variant="body2">
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
