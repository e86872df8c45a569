import { useNavigate } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { SearchForm } from '@/features/catalog';
import { EmptyState } from '@/ui/EmptyState';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';

const HEADING = 'Page Not Found (404)';

const LINKS = [
  { label: 'Browse Projects', to: paths.projects },
  { label: 'Contact Support', to: paths.contact },
  { label: 'Dashboard', to: paths.dashboard },
];

/** The page for every unknown URL (specification, section 2: Not-found page). */
export default function NotFoundPage() {
  usePageHead({ title: HEADING, isIndexed: false });
  const goBack = useGoBack();
  return (
    <PageContainer narrow>
      <EmptyState
        headingLevel="h1"
        heading={HEADING}
        text="No slipway leads here. The page was moved, or the address has a typing mistake."
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <Button variant="contained" href={paths.home}>
            Go Home
          </Button>
          <Button variant="outlined" onClick={goBack}>
            Go Back
          </Button>
        </Box>
      </EmptyState>
      <Box sx={{ maxWidth: 420, mx: 'auto', mb: 3 }}>
        <SearchForm />
      </Box>
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
          <Link key={to} href={to} sx={{ py: 0.5 }}>
            {label}
          </Link>
        ))}
      </Box>
      <FunFact />
    </PageContainer>
  );
}

/** Goes back one entry, even out of the app, or home if there is none, as in a new tab. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home));
}

/** A true story about something found where it should not have been. */
function FunFact() {
  return (
    <Box
      component="aside"
      aria-labelledby="fun-fact"
      sx={{
        display: 'flex',
        gap: 2,
        mt: 5,
        p: { xs: 2.5, sm: 3 },
        borderRadius: 2,
        bgcolor: 'brand.soft',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 48 48"
        aria-hidden
        sx={{
          flexShrink: 0,
          width: 48,
          height: 48,
          color: 'primary.main',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }}
      >
        <path d="M22 18C14 8 5 9 4 13c-1 5 4 9 10 10-4 2-6 6-3 10 3 3 9 0 11-6" />
        <path d="M26 18c8-10 17-9 18-5 1 5-4 9-10 10 4 2 6 6 3 10-3 3-9 0-11-6" />
        <path d="M24 16v20M23 15c-1-4-3-7-6-8M25 15c1-4 3-7 6-8" />
      </Box>
      <div>
        <Typography id="fun-fact" variant="h4" component="h2">
          Fun fact
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          On 9 September 1947 the operators of the Harvard Mark II computer found out why it failed:
          a moth sat in relay 70. They taped it into the logbook and wrote “First actual case of bug
          being found.” The page, moth included, is kept by the Smithsonian.
        </Typography>
      </div>
    </Box>
  );
}
