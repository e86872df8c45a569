import { Link as RouterLink } from 'react-router-dom';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { PARENTS, RatingBadge, UNCATEGORIZED } from '@/features/catalog';
import { toHttpLink } from '@/lib/links';
import { wrapSx } from '@/theme/mixins';

/** Category, title, short description, ratings, demo, and whether the project is not for sale. */
export function ProjectHeading({ project }: { project: Project }) {
  const { title, short_description, category, is_active: isActive } = project;
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, justifyItems: 'start' }}
    >
      <Chip
        size="small"
        label={category || UNCATEGORIZED}
        {...(category && {
          component: RouterLink,
          to: paths.projectCategory(category),
          clickable: true,
        })}
      />
      <Typography
        variant="h1"
        sx={{ fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {short_description}
      </Typography>
      <ProjectProof project={project} />
      {!isActive && (
        <Typography role="note" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Chip component="span" color="warning" label="Inactive" />
          This project is not for sale at the moment.
        </Typography>
      )}
    </Box>
  );
}

/** The rating, linked to the reviews, and the demo, as far as there are any. */
function ProjectProof({ project }: { project: Project }) {
  const { rating } = project;
  const demo = toHttpLink(project.demo_url);
  if (!rating && !demo) return null;
  return (
    <Typography variant="body2" component="div" sx={{ ...wrapSx, columnGap: 2, fontWeight: 650 }}>
      {Boolean(rating) && (
        <Link href="#reviews" color="inherit" underline="hover" sx={{ py: 0.25 }}>
          <RatingBadge project={project} />
        </Link>
      )}
      {demo && (
        <Link
          href={demo}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, py: 0.25 }}
        >
          <PlayIcon aria-hidden fontSize="small" />
          View Demo
        </Link>
      )}
    </Typography>
  );
}

/** The breadcrumb of the project, in one line. */
export function ProjectBreadcrumb({ title }: { title: string }) {
  return (
    <Breadcrumbs
      aria-label="Breadcrumb"
      sx={{
        color: 'text.secondary',
        '& ol': { flexWrap: 'nowrap' },
        '& li:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      }}
    >
      {PARENTS.map(({ label, to }) => (
        <Link key={to} href={to} color="inherit">
          {label}
        </Link>
      ))}
      <span aria-current="page">{title}</span>
    </Breadcrumbs>
  );
}
