import { Link as RouterLink } from 'react-router-dom';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { paths } from '@/config/paths';

const PARENTS = [
  { label: 'Home', to: paths.home },
  { label: 'Projects', to: paths.projects },
];

/** The breadcrumb of the project, in one line. */
export function ProjectBreadcrumb({ title }: { title: string }) {
  return (
    <Breadcrumbs
      aria-label="Breadcrumb"
      sx={{
        color: 'brand.onHeroMuted',
        '& ol': { flexWrap: 'nowrap' },
        '& li:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      }}
    >
      {PARENTS.map(({ label, to }) => (
        <Link key={to} component={RouterLink} to={to} color="inherit">
          {label}
        </Link>
      ))}
      <span aria-current="page">{title}</span>
    </Breadcrumbs>
  );
}
