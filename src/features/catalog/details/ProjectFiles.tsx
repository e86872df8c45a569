import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import LockIcon from '@mui/icons-material/Lock';
import type { Project } from '@/api/catalogApi';
import { formatDay } from '@/lib/dates';
import { zipFileName } from '@/lib/fileName';
import { formatFileSize } from '@/lib/fileSize';

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
