import { useEffect } from 'react';
import CloseIcon from '@mui/icons-material/CloseRounded';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { PurchasedProject } from '@/api/catalogApi';
import { useAppDispatch, useAppSelector } from '@/store';
import { onTouch, rowSx, TOUCH_TARGET } from '@/theme/mixins';
import { useFocusHandover } from '@/ui/focusHooks';
import { IconAction } from '@/ui/IconAction';
import {
  downloadCancelled,
  downloadFollowed,
  downloadRequested,
  selectDownload,
} from './librarySlice';

type DownloadButtonProps = {
  project: { id: number; title: string };
  /** Whether a failure shows a toast or is only logged. */
  showsFailure: boolean;
} & Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'href'>;

/**
 * Downloads an owned project, with progress and a cancel button. With an `href` it renders a link
 * that downloads in the same way. A toast announces the start; announcing every step would be too
 * noisy for screen readers.
 */
export function DownloadButton({ project, showsFailure, ...look }: DownloadButtonProps) {
  const { isRunning, percent, start, cancel } = useDownload(project, showsFailure);
  const focusHandover = useFocusHandover();
  /** Downloads in place of the link, which would open a refusal: also with the middle button. */
  const download = (event: React.MouseEvent) => {
    if (event.button > 1) return;
    event.preventDefault();
    start();
  };
  if (!isRunning) {
    return (
      <Button
        {...look}
        ref={focusHandover}
        startIcon={<DownloadIcon />}
        onClick={download}
        onAuxClick={download}
        aria-label={`Download ${project.title}`}
      >
        Download
      </Button>
    );
  }
  return (
    <Box
      sx={{
        ...rowSx,
        gap: 1,
        width: look.fullWidth ? '100%' : 200,
        // As high as the button that it replaces.
        minHeight: look.size === 'large' ? 48 : 40,
        [onTouch]: { minHeight: look.size === 'large' ? 48 : TOUCH_TARGET },
      }}
    >
      <CircularProgress
        size={24}
        aria-label={`Downloading ${project.title}`}
        {...(percent !== null && { variant: 'determinate', value: percent })}
      />
      <Typography variant="caption" sx={{ flexGrow: 1 }}>
        {percent === null ? 'Downloading…' : `Downloading… ${percent}%`}
      </Typography>
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

/**
 * Returns a project's download: whether it is running, its percentage (null while unknown), `start`
 * and `cancel`. With `showsFailure`, a failure shows a toast, wherever the download was started.
 */
function useDownload(project: { id: number; title: string }, showsFailure: boolean) {
  const progress = useAppSelector(selectDownload(project.id));
  const dispatch = useAppDispatch();
  const isRunning = progress !== undefined;

  useEffect(() => {
    if (isRunning && showsFailure) dispatch(downloadFollowed(project.id));
  }, [isRunning, showsFailure, dispatch, project.id]);

  const share = progress?.total ? progress.received / progress.total : null;
  // A file may turn out longer than the backend has stated.
  const percent = share === null ? null : Math.min(100, Math.round(share * 100));
  return {
    isRunning,
    percent,
    start: () =>
      void dispatch(
        downloadRequested({ projectId: project.id, title: project.title, showsFailure }),
      ),
    cancel: () => void dispatch(downloadCancelled(project.id)),
  };
}

/** Sums the downloads of the user's projects. */
export const totalDownloads = (projects: readonly PurchasedProject[]): number =>
  projects.reduce((sum, { download_count }) => sum + download_count, 0);
