import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { pageMessages } from '@/config/pageMessages';
import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { FunFact } from './FunFact';
import { useGoBack } from './useGoBack';

const LINKS = [
  { label: 'Browse Projects', to: paths.projects },
  { label: 'Contact Support', to: paths.contact },
  { label: 'Dashboard', to: paths.dashboard },
];

/** The page for every unknown URL (specification, section 2: Not-found page). */
export function NotFoundPage() {
  usePageHead({ title: pageMessages.pageNotFound, isIndexed: false });
  const goBack = useGoBack();
  return (
    <PageContainer narrow>
      <EmptyState
        headingLevel="h1"
        heading={pageMessages.pageNotFound}
        text="No slipway leads here. The page was moved, or the address has a typing mistake."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            <Button variant="contained" component={RouterLink} to={paths.home}>
              Go Home
            </Button>
            <Button variant="outlined" onClick={goBack}>
              Go Back
            </Button>
          </Box>
        }
      />
      <Box
        component="nav"
        aria-label="Other pages"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          columnGap: 3,
          rowGap: 1,
        }}
      >
        {LINKS.map(({ label, to }) => (
          <Link key={to} component={RouterLink} to={to} sx={{ py: 0.5 }}>
            {label}
          </Link>
        ))}
      </Box>
      <FunFact />
    </PageContainer>
  );
}
