import { useId, useState, type KeyboardEvent } from 'react';
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
import { altOf, positionOf } from './pictureNames';
import { trackSx, usePictureTrack } from './usePictureTrack';
import { ZoomablePicture } from './ZoomablePicture';

const SMALLEST_ZOOM = 1;
const LARGEST_ZOOM = 4;
const TAPPED_ZOOM = 2;

type PictureViewerProps = {
  pictures: readonly Picture[];
  project: { id: number; title: string };
  /** The index of the picture to begin with. */
  start: number;
  /** Called after closing with the index of the picture that was shown last. */
  onClosed: (index: number) => void;
};

/** Shows the pictures of a project on the whole screen, and enlarges them. */
export default function PictureViewer({ pictures, project, start, onClosed }: PictureViewerProps) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(true);
  const [zoom, setZoom] = useState(SMALLEST_ZOOM);
  const [zoomed, setZoomed] = useState(start);
  const count = pictures.length;
  const { current, goTo, onKeyDown, track } = usePictureTrack(count, start);
  // A picture that is left goes back to its whole size.
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
    if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    // The arrow keys move an enlarged picture.
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
          <IconAction label="Zoom out" disabled={!isEnlarged} onClick={() => zoomBy(-1)}>
            <ZoomOutIcon />
          </IconAction>
          <IconAction label="Zoom in" disabled={zoom === LARGEST_ZOOM} onClick={() => zoomBy(1)}>
            <ZoomInIcon />
          </IconAction>
          <IconAction label="Close pictures" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconAction>
        </Box>
        <Box {...track} sx={{ ...trackSx, flexGrow: 1, minHeight: 0 }}>
          {pictures.map((picture, index) => (
            <ZoomablePicture
              key={index}
              picture={picture}
              alt={altOf(picture, positionOf(index, count), project.title)}
              projectId={project.id}
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
            minHeight: 56,
            px: { xs: 1.5, sm: 2 },
            py: 1,
            mb: 'env(safe-area-inset-bottom, 0px)',
          }}
        >
          {count > 1 && (
            <IconAction
              label="Previous picture"
              disabled={current === 0}
              onClick={() => goTo(current - 1)}
            >
              <PreviousIcon />
            </IconAction>
          )}
          <Typography variant="body2" sx={{ flexGrow: 1, textAlign: 'center' }}>
            {pictures[current]?.caption}
          </Typography>
          {count > 1 && (
            <IconAction
              label="Next picture"
              disabled={current === count - 1}
              onClick={() => goTo(current + 1)}
            >
              <NextIcon />
            </IconAction>
          )}
        </Box>
      </Box>
    </Dialog>
  );
}
