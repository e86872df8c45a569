import CheckIcon from '@mui/icons-material/CheckRounded';
import LockIcon from '@mui/icons-material/Lock';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Project } from '@/api/catalogApi';
import { zipFileName, formatFileSize } from '@/lib/files';
import { formatCount } from '@/lib/numbers';
import { formatDay } from '@/lib/time';

/** Key facts of the project. One that is not for sale says so in its heading. */
export function ProjectFacts({ project }: { project: Project }) {
  const facts = [
    { term: 'Downloads', value: formatCount(project.download_count) },
    { term: 'Created', value: formatDay(project.created_at) },
    { term: 'Updated', value: formatDay(project.updated_at) },
    { term: 'File size', value: formatFileSize(project.file_size) },
    ...(project.is_active ? [{ term: 'Status', value: 'Active' }] : []),
  ];
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0 }}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 650 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

type ProjectFilesProps = {
  project: Project;
  /** Replaces the lock once the project is owned. */
  download?: ReactNode;
};

/** The project's file with name and size, and a lock or the download. */
export function ProjectFiles({ project, download }: ProjectFilesProps) {
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}>
      <Box sx={{ flexGrow: 1, flexBasis: 200, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {zipFileName(project.title)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatFileSize(project.file_size)}, last updated {formatDay(project.updated_at)}
        </Typography>
      </Box>
      {download ?? (
        <Typography
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
        >
          <LockIcon aria-hidden fontSize="small" />
          Unlocked when you buy
        </Typography>
      )}
    </Card>
  );
}

/** Lists the features of the project. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <List
      disablePadding
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
      }}
    >
      {features.map((feature) => (
        <ListItem key={feature} disableGutters alignItems="flex-start" sx={{ py: 0.25 }}>
          <ListItemIcon sx={{ minWidth: 28 }}>
            <CheckIcon aria-hidden fontSize="small" sx={{ color: 'success.main' }} />
          </ListItemIcon>
          <ListItemText primary={feature} />
        </ListItem>
      ))}
    </List>
  );
}

/** Shows a badge for each technology. */
export function TechnologyBadges({ technologies }: { technologies: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="Technologies"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {technologies.map((technology) => (
        <Chip key={technology} component="li" label={technology} />
      ))}
    </Box>
  );
}
