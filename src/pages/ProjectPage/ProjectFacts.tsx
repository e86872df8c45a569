import type { ReactNode } from 'react';
import LockIcon from '@mui/icons-material/Lock';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { formatFileSize, zipFileName } from '@/lib/files';
import { formatCount } from '@/lib/numbers';
import { formatDay } from '@/lib/time';
import { CheckedList } from '@/ui/CheckedList';

/** Key facts of the project. One that is not for sale says so in its heading. */
export function ProjectFacts({ project }: { project: Project }) {
  const facts = [
    { term: 'Downloads', value: formatCount(project.download_count) },
    { term: 'Created', value: formatDay(project.created_at) },
    { term: 'Updated', value: formatDay(project.updated_at) },
    { term: 'File size', value: formatFileSize(project.file_size) },
    ...(project.is_active ? [{ term: 'Status', value: 'Active' }] : []),
  ];
  return <FactList facts={facts} />;
}

type Fact = { term: string; value: string };

/** Facts, each below its term. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0 }}>
      {facts.map(({ term, value }) => (
        // Short facts stand in two columns on a phone.
        <Box key={term} sx={{ minWidth: { xs: 'calc(50% - 20px)', sm: 0 } }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 650 }}>
            {value}
          </Typography>
        </Box>
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
          {`${formatFileSize(project.file_size)}, last updated ${formatDay(project.updated_at)}`}
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
    <CheckedList
      entries={features}
      isPlain
      dense={false}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
      }}
    />
  );
}

/** Shows a badge for each technology. */
export function TechnologyBadges({ technologies }: { technologies: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="Technologies"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {technologies.map((technology) => (
        <Chip key={technology} component="li" label={technology} />
      ))}
    </Box>
  );
}
