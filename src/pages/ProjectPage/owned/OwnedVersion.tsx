import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { ownedMessages as texts } from '@/config/ownedMessages';
import { formatDay } from '@/lib/dates';
import { releasesSince } from './releasesSince';

type OwnedVersionProps = {
  project: Project;
  /** When the buyer last downloaded it; null if never, undefined where the backend does not say. */
  lastDownload: string | null | undefined;
};

/** Whether the buyer has the latest version, and otherwise what is new in it. */
export function OwnedVersion({ project, lastDownload }: OwnedVersionProps) {
  const changelog = project.changelog ?? [];
  const version = project.version ?? changelog[0]?.version;
  if (!version) return null;
  const newer = lastDownload ? releasesSince(changelog, lastDownload) : [];
  if (!lastDownload || newer.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {lastDownload ? texts.latest(version) : texts.version(version)}
      </Typography>
    );
  }
  return (
    <Alert severity="info" icon={false} role="group" aria-label={texts.newVersion}>
      <strong>{texts.newer(version, formatDay(lastDownload))}</strong>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {newer
          .flatMap(({ changes }) => changes)
          .map((change, index) => (
            <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
              {change}
            </Box>
          ))}
      </Box>
    </Alert>
  );
}
