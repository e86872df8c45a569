import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { toInternalPath } from '@/lib/safeLink';

/** The page from which the customer last wrote. Its title and path come from the customer. */
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
        <Link component={RouterLink} to={to}>
          {title}
        </Link>
      ) : (
        title
      )}
    </Typography>
  );
}
