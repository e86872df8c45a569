import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { formatCount } from '@/lib/counts';
import { formatDay } from '@/lib/dates';
import { formatFileSize } from '@/lib/fileSize';
import { toHttpLink } from '@/lib/safeLink';

/** Key facts of the project and a link to its demo. */
export function ProjectFacts({ project }: { project: Project }) {
  const demo = toHttpLink(project.demo_url);
  const facts = [
    { term: 'Downloads', value: formatCount(project.download_count) },
    { term: 'Created', value: formatDay(project.created_at) },
    { term: 'Updated', value: formatDay(project.updated_at) },
    { term: 'File size', value: formatFileSize(project.file_size) },
    ...(demo
      ? [
          {
            term: 'Demo',
            value: (
              <Link href={demo} target="_blank" rel="noopener noreferrer">
                View Demo
              </Link>
            ),
          },
        ]
      : []),
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 2,
        m: 0,
        pb: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {facts.map(({ term, value }) => (
        <Box key={term}>
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
