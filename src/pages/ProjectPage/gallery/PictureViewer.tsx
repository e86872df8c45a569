import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/CloseRounded';
import NextIcon from '@mui/icons-material/ChevronRightRounded';
import PreviousIcon from '@mui/icons-material/ChevronLeftRounded';
import ZoomInIcon from '@mui/icons-material/ZoomInRounded';
import ZoomOutIcon from '@mui/icons-material/ZoomOutRounded';
import type { Picture } from '@/lib/imageAddress';
import { IconAction } from '@/ui/IconAction';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { altOf, positionOf } from './pictures';
import { isShortcut, trackSx, usePictureTrack } from './usePictureTrack';
import { ZoomablePicture } from './ZoomablePicture';

const SMALLEST_ZOOM = 1;
const LARGEST_ZOOM = 4;
const TAPPED_ZOOM = 2;

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

/** A full-screen viewer with zoom for the pictures of a project. */
export default function PictureViewer({ pictures, project, start, onClosed }: PictureViewerProps) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(true);
  const [zoom, setZoom] = useState(SMALLEST_ZOOM);
  const [zoomed, setZoomed] = useState(start);
  const count = pictures.length;
  const { current, goTo, onKeyDown, track } = usePictureTrack(count, start);
  // Leaving a picture resets its zoom.
  if (zoomed !== current) {
    setZoomed(current);
    setZoom(SMALLEST_ZOOM);
  }
  const position = positionOf(current, count);
  const isEnlarged = zoom > SMALLEST_ZOOM;

  const zoomBy = (steps: number) => {
    setZoom(Math.min(Math.max(zoom + steps, SMALLEST_ZOOM), LARGEST_ZOOM));
  };
  const onViewerKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    // Arrow keys pan a zoomed picture.
    else if (!isEnlarged) onKeyDown(event);
  };

  return (
    <Dialog
      open={isOpen}
      fullScreen
      aria-labelledby={headingId}
      onClose={() => setOpen(false)}
      onKeyDown={onViewerKey}
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
            Pictures of {project.title}
          </Typography>
          <Typography aria-live="polite" sx={{ mr: 'auto' }}>
            {position}
          </Typography>
          <ViewerAction label="Zoom out" isIdle={!isEnlarged} onPress={() => zoomBy(-1)}>
            <ZoomOutIcon />
          </ViewerAction>
          <ViewerAction label="Zoom in" isIdle={zoom === LARGEST_ZOOM} onPress={() => zoomBy(1)}>
            <ZoomInIcon />
          </ViewerAction>
          <IconAction label="Close pictures" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconAction>
        </Box>
        <Box
          {...track}
          {...(!isEnlarged && focusableTrack)}
          sx={{ ...trackSx, flexGrow: 1, minHeight: 0, outlineOffset: -4 }}
        >
          {pictures.map((picture, index) => (
            <ZoomablePicture
              key={index}
              picture={picture}
              alt={altOf(picture, positionOf(index, count), project.title)}
              project={project}
              zoom={index === current ? zoom : SMALLEST_ZOOM}
              onToggle={() => setZoom(isEnlarged ? SMALLEST_ZOOM : TAPPED_ZOOM)}
            />
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
