import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { toInternalPath } from '@/lib/links';

const SHOP = 'https://app.invalid';

/** Returns where staff open a path of the shop: customers' payments are in the admin's list. */
function toStaffPath(path: string): string {
  const { pathname, searchParams } = new URL(path, SHOP);
  const search = searchParams.get('search');
  return pathname === paths.payments && search ? adminPaths.paymentsMatching(search) : path;
}

/**
 * The subject of the customer's last message, or the page it was written on. Title and path come
 * from the customer and are untrusted.
 */
export function OpenedFrom({ title, path }: { title: string; path: string }) {
  const to = toInternalPath(path, '');
  return (
    <Typography
      variant="body2"
      noWrap
      sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      Writes from:{' '}
      {to ? (
        <Link component={RouterLink} to={toStaffPath(to)}>
          {title}
        </Link>
      ) : (
        title
      )}
    </Typography>
  );
}
