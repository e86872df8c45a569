import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import { paths } from '@/config/paths';

/** The label of the terms checkbox, with links to the terms and the privacy policy. */
export function TermsLabel({ before }: { before: string }) {
  return (
    <>
      {before}{' '}
      <Link component={RouterLink} to={paths.terms}>
        Terms and Conditions
      </Link>{' '}
      and the{' '}
      <Link component={RouterLink} to={paths.privacy}>
        Privacy Policy
      </Link>
    </>
  );
}
