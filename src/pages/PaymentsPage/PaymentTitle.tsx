import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import type { Payment } from '@/api/paymentsApi';
import { paths } from '@/config/paths';

/** What was paid for, as a link if the backend says which project it is. */
export function PaymentTitle({ payment: { title, project_id: id } }: { payment: Payment }) {
  if (id === undefined) return <>{title}</>;
  return (
    <Link component={RouterLink} to={paths.project(id)} color="inherit" underline="hover">
      {title}
    </Link>
  );
}
