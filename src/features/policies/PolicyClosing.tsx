import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { site } from '@/config/site';
import { PolicyText } from './PolicyText';
import { policyLinks } from './policyLinks';

/** The end of a policy: contact details and links to the other policies. */
export function PolicyClosing({ title }: { title: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography>
        <PolicyText>{`Is something unclear? Write to ${site.contactEmail} or use our Contact page.`}</PolicyText>
      </Typography>
      <Box component="nav" aria-label="Other policies" sx={{ '@media print': { display: 'none' } }}>
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {policyLinks
            .filter(({ label }) => label !== title)
            .map(({ label, to }) => (
              <li key={to}>
                <Link component={RouterLink} to={to} sx={{ display: 'block', py: 0.5 }}>
                  {label}
                </Link>
              </li>
            ))}
        </Box>
      </Box>
    </Box>
  );
}
