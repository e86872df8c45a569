import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { ownedMessages as texts } from '@/config/ownedMessages';
import { DownloadButton } from '@/features/library';
import { formatFileSize } from '@/lib/files';
import { SupportPeriod } from './contents/SupportPeriod';

/** The main download of an owned project, with the size of its file. */
export function OwnedDownload({ project }: { project: Project }) {
  return (
    <div>
      <DownloadButton project={project} showsFailure variant="contained" size="large" fullWidth />
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 0.5, textAlign: 'center', color: 'text.secondary' }}
      >
        {formatFileSize(project.file_size)}
      </Typography>
    </div>
  );
}

/** How long the buyer of a project has support; renders nothing if the backend does not say. */
export function OwnedSupport({ project }: { project: Project }) {
  const { support_days: supportDays } = project;
  if (supportDays === null) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.supportUntil}
      </Typography>
      <SupportPeriod projectId={project.id} days={supportDays} isOwned />
    </Box>
  );
}
