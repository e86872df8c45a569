import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatFileSize } from '@/lib/files';
import type { QueuedUpload, UploadQueue } from './useUploadQueue';

/** Returns the received share of a file in whole percent, rounded down. */
function percentOf({ sent, file }: QueuedUpload): number {
  return file.size === 0 ? 0 : Math.floor((sent / file.size) * 100);
}

function progressText(upload: QueuedUpload, isWaiting: boolean): string {
  const { sent, file, isPaused } = upload;
  if (isPaused) return 'The server is busy. The upload goes on by itself.';
  if (sent === 0) return isWaiting ? 'Waiting for its turn' : formatFileSize(file.size);
  return `${percentOf(upload)}% · ${formatFileSize(sent)} of ${formatFileSize(file.size)}`;
}

type UploadProgressProps = { upload: QueuedUpload; queue: UploadQueue };

/** Shows an upload with its name and progress, and buttons to cancel or resume it. */
export function UploadProgress({ upload, queue }: UploadProgressProps) {
  const { file, failure } = upload;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {file.name}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={`Upload of ${file.name}`}
        value={percentOf(upload)}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {progressText(upload, !failure && upload !== queue.current)}
      </Typography>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {failure?.canContinue && (
          <Button
            size="small"
            variant="contained"
            aria-label={`Continue the upload of ${file.name}`}
            onClick={() => queue.retry(upload)}
          >
            Continue
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          aria-label={`${failure ? 'Remove' : 'Cancel the upload of'} ${file.name}`}
          onClick={() => queue.cancel(upload)}
        >
          <span>{failure ? 'Remove' : 'Cancel'}</span>
        </Button>
      </Box>
    </Box>
  );
}
