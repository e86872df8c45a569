import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { FindableAccordion } from '@/ui/FindableAccordion';
import { headingOf, type Policy } from './policy';

const HEADING = 'Contents';

function Entries({ policy }: { policy: Policy }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {policy.sections.map((section) => (
        <li key={section.id}>
          <Link
            component={RouterLink}
            to={`#${section.id}`}
            underline="hover"
            sx={{ display: 'block', py: 0.6, typography: 'body2' }}
          >
            {headingOf(policy, section)}
          </Link>
        </li>
      ))}
    </Box>
  );
}

/** The contents of a policy: beside the text on wide screens, collapsed above it on narrow ones. */
export function PolicyContents({ policy }: { policy: Policy }) {
  const isBeside = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'), { noSsr: true });
  return (
    <Box
      component="nav"
      aria-label={HEADING}
      sx={{
        '@media print': { display: 'none' },
        ...(isBeside && {
          position: 'sticky',
          top: HEADER_HEIGHT + 20,
          maxHeight: `calc(100vh - ${HEADER_HEIGHT + 40}px)`,
          overflowY: 'auto',
        }),
      }}
    >
      {isBeside ? (
        <>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {HEADING}
          </Typography>
          <Entries policy={policy} />
        </>
      ) : (
        <FindableAccordion summary={HEADING} heading="h2" variant="outlined">
          <Entries policy={policy} />
        </FindableAccordion>
      )}
    </Box>
  );
}
