import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { formatCount } from '@/lib/counts';
import { formatDay } from '@/lib/dates';
import { formatFileSize } from '@/lib/fileSize';

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
