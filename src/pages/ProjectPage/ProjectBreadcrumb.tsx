import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { paths } from '@/config/paths';

const PARENTS = [
  { label: 'Home', to: paths.home },
  { label: 'Projects', to: paths.projects },
];

/** Where the project stands in the shop. */
export function ProjectBreadcrumb({ title }: { title: string }) {
  return (
    <Box component="nav" aria-label="Breadcrumb">
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          typography: 'body2',
          color: 'brand.onHeroMuted',
          '& li + li::before': { content: '"/"', mr: 1 },
        }}
      >
        {PARENTS.map(({ label, to }) => (
          <li key={to}>
            <Link component={RouterLink} to={to} color="inherit">
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </Box>
    </Box>
  );
}
