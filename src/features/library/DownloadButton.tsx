import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/CloseRounded';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import { IconAction } from '@/ui/IconAction';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { useDownload } from './useDownload';

type DownloadButtonProps = {
  project: { id: number; title: string };
  /** Whether a failure is told by a toast, or only logged. */
  tellsFailure: boolean;
} & Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'href'>;

/**
 * Downloads an owned project; while that runs, shows how far it is and offers to cancel. With an
 * `href` it is a link, which downloads all the same. That a download has begun is announced by its
 * toast; every step of it would be too much to hear.
 */
export function DownloadButton({ project, tellsFailure, ...look }: DownloadButtonProps) {
  const { isRunning, percent, start, cancel } = useDownload(project, tellsFailure);
  const focusHandover = useFocusHandover();
  if (!isRunning) {
    return (
      <Button
        {...look}
        ref={focusHandover}
        startIcon={<DownloadIcon />}
        onClick={(event) => {
          event.preventDefault();
          start();
        }}
        aria-label={`Download ${project.title}`}
      >
        Download
      </Button>
    );
  }
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        width: look.fullWidth ? '100%' : 200,
        minHeight: 36,
      }}
    >
      <Box sx={{ display: 'grid', flexGrow: 1, gap: 0.5 }}>
        <Typography variant="caption">
          {percent === null ? 'Downloading…' : `Downloading… ${percent}%`}
        </Typography>
        <LinearProgress
          aria-label={`Downloading ${project.title}`}
          {...(percent !== null && { variant: 'determinate', value: percent })}
        />
      </Box>
      <IconAction
        ref={focusHandover}
        size="small"
        onClick={cancel}
        label={`Cancel download of ${project.title}`}
      >
        <CloseIcon fontSize="small" />
      </IconAction>
    </Box>
  );
}
