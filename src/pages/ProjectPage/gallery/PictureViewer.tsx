import { type ReactNode, useId, useState } from 'react';
import PreviousIcon from '@mui/icons-material/ChevronLeftRounded';
import NextIcon from '@mui/icons-material/ChevronRightRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import type { Picture } from '@/lib/imageAddress';
import { IconAction } from '@/ui/IconAction';
import { useClosedByBack } from '@/ui/useClosedByBack';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { GalleryPicture } from './GalleryPicture';
import { altOf, positionOf } from './pictures';
import { trackSx, usePictureTrack } from './usePictureTrack';

/** Makes the track reachable by keyboard, since its pictures are no controls. */
const focusableTrack = { tabIndex: 0, role: 'group', 'aria-label': 'Pictures' } as const;

type PictureViewerProps = {
  pictures: readonly Picture[];
  project: { id: number; title: string };
  /** Index of the first picture to show. */
  start: number;
  /** Called after closing with the index of the last picture shown. */
  onClosed: (index: number) => void;
};

type ViewerActionProps = {
  label: string;
  /**
   * Whether the button has no effect. It stays enabled, because a disabled button would lose the
   * focus.
   */
  isIdle: boolean;
  onPress: () => void;
  children: ReactNode;
};

function ViewerAction({ label, isIdle, onPress, children }: ViewerActionProps) {
  return (
    <IconAction
      label={label}
      aria-disabled={isIdle}
      onClick={onPress}
      sx={{ '&[aria-disabled=true]': { opacity: 0.4 } }}
    >
      {children}
    </IconAction>
  );
}

/** Shows the pictures of a project on the whole screen. */
export default function PictureViewer({ pictures, project, start, onClosed }: PictureViewerProps) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  useClosedByBack(isOpen, close);
  const count = pictures.length;
  const { current, goTo, onKeyDown, track } = usePictureTrack(count, start);

  return (
    <Dialog
      open={isOpen}
      fullScreen
      aria-labelledby={headingId}
      onClose={close}
      onKeyDown={onKeyDown}
      disableRestoreFocus
      slotProps={{ transition: { onExited: () => onClosed(current) } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          height: '100%',
          color: 'brand.onHero',
          bgcolor: 'brand.deep',
          '--focus-ring': 'var(--mui-palette-brand-onHero)',
        }}
      >
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: { xs: 1.5, sm: 2 }, py: 1 }}
        >
          <Typography id={headingId} component="h2" sx={visuallyHidden}>
            {`Pictures of ${project.title}`}
          </Typography>
          <Typography aria-live="polite" sx={{ mr: 'auto' }}>
            {positionOf(current, count)}
          </Typography>
          <IconAction label="Close pictures" onClick={close}>
            <CloseIcon />
          </IconAction>
        </Box>
        <Box
          {...track}
          {...focusableTrack}
          sx={{ ...trackSx, flexGrow: 1, minHeight: 0, outlineOffset: -4 }}
        >
          {pictures.map((picture, index) => (
            // A phone's own pinch enlarges a picture further.
            <Box key={index} sx={{ touchAction: 'pan-x pan-y pinch-zoom' }}>
              <GalleryPicture
                picture={picture}
                alt={altOf(picture, positionOf(index, count), project.title)}
                project={project}
              />
            </Box>
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            width: '100%',
            maxWidth: 720,
            minHeight: 56,
            mx: 'auto',
            px: { xs: 1.5, sm: 2 },
            py: 1,
            mb: 'env(safe-area-inset-bottom, 0px)',
          }}
        >
          {count > 1 && (
            <ViewerAction
              label="Previous picture"
              isIdle={current === 0}
              onPress={() => goTo(current - 1)}
            >
              <PreviousIcon />
            </ViewerAction>
          )}
          <Typography variant="body2" sx={{ flexGrow: 1, textAlign: 'center' }}>
            {pictures[current]?.caption}
          </Typography>
          {count > 1 && (
            <ViewerAction
              label="Next picture"
              isIdle={current === count - 1}
              onPress={() => goTo(current + 1)}
            >
              <NextIcon />
            </ViewerAction>
          )}
        </Box>
      </Box>
    </Dialog>
  );
}
