import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import { paths } from '@/config/paths';

/** Leads from the latest payments to all of them. */
export function AllPaymentsLink() {
  return (
    <Link component={RouterLink} to={paths.payments} variant="body2" sx={{ py: 0.25 }}>
      View all
    </Link>
  );
}
