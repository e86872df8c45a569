import { useEffect, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';

/** How far below the screen something counts as near, in pixels. */
const MARGIN_PX = 800;

type WhenNearProps = {
  /** Height in pixels that is held for the children until they are there. */
  height: number;
  children: ReactNode;
};

/** Renders its children once a reader comes near, so that what is far below costs nothing at first. */
export function WhenNear({ height, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis));

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  return isNear ? children : <Box ref={place} sx={{ height }} />;
}
