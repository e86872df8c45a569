import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import type { Picture } from '@/lib/imageAddress';
import { GalleryPicture } from './GalleryPicture';
import type { Pictured } from './pictures';

type ZoomablePictureProps = {
  picture: Picture;
  alt: string;
  project: Pictured;
  /** Zoom factor; 1 shows the whole picture. */
  zoom: number;
  /** Called on a double click or double tap. */
  onToggle: () => void;
};

type Point = { x: number; y: number };

/**
 * A picture that can be panned by scrolling while zoomed. Zooming keeps the centre, or the point of
 * a double click, in view.
 */
export function ZoomablePicture({ zoom, onToggle, ...picture }: ZoomablePictureProps) {
  const pane = useRef<HTMLDivElement>(null);
  const previousZoom = useRef(zoom);
  const pressed = useRef<Point | null>(null);

  useLayoutEffect(() => {
    const { current: element } = pane;
    const before = previousZoom.current;
    if (!element || before === zoom) return;
    const { clientWidth: width, clientHeight: height } = element;
    const middle = {
      x: (element.scrollLeft + width / 2) / (width * before),
      y: (element.scrollTop + height / 2) / (height * before),
    };
    const { x, y } = pressed.current ?? middle;
    element.scrollTo({
      left: x * width * zoom - width / 2,
      top: y * height * zoom - height / 2,
      behavior: 'instant',
    });
    previousZoom.current = zoom;
    pressed.current = null;
  }, [zoom]);

  const onDoubleClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    pressed.current = { x: (clientX - left) / width, y: (clientY - top) / height };
    onToggle();
  };

  const isEnlarged = zoom > 1;
  return (
    <Box
      ref={pane}
      {...(isEnlarged && { tabIndex: 0, role: 'group', 'aria-label': 'Enlarged picture' })}
      sx={{
        overflow: isEnlarged ? 'auto' : 'hidden',
        overscrollBehavior: isEnlarged ? 'contain' : undefined,
        touchAction: 'pan-x pan-y pinch-zoom',
      }}
    >
      <Box
        role="presentation"
        onDoubleClick={onDoubleClick}
        sx={{
          width: `${zoom * 100}%`,
          height: `${zoom * 100}%`,
          cursor: isEnlarged ? 'zoom-out' : 'zoom-in',
        }}
      >
        <GalleryPicture {...picture} />
      </Box>
    </Box>
  );
}
