import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { readPackaging } from '@/api/readPackaging';
import { ownedMessages as texts } from '@/config/ownedMessages';
import { formatDay } from '@/lib/dates';
import { releasesSince } from './releasesSince';

type OwnedVersionProps = {
  project: Project;
  /** Time of the buyer's last download; null if never, undefined if the backend does not say. */
  lastDownload: string | null | undefined;
};

/** Shows whether the buyer has the latest version, or else the changes since. */
export function OwnedVersion({ project, lastDownload }: OwnedVersionProps) {
  const { changelog, ...packaging } = readPackaging(project);
  const version = packaging.version || changelog[0]?.version;
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
