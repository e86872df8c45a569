import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import type { Payment } from '@/api/paymentsApi';
import { paths } from '@/config/paths';

/** The title of the paid project, as a link if the backend provides its id. */
export function PaymentTitle({ payment: { title, project_id: id } }: { payment: Payment }) {
  if (id === undefined) return <>{title}</>;
  return (
    <Link component={RouterLink} to={paths.project(id)} color="inherit" underline="hover">
      {title}
    </Link>
  );
}
