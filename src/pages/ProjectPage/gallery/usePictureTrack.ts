import { type KeyboardEvent, type UIEvent, useCallback, useRef, useState } from 'react';

/** Styles of a row of pictures that scrolls sideways and snaps to each of them. */
export const trackSx = {
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > *': {
    position: 'relative',
    flex: '0 0 100%',
    minWidth: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  },
} as const;

/** Returns the index of the picture that a key selects, or null for any other key. */
function indexForKey(event: KeyboardEvent, current: number, count: number): number | null {
  // Alt and an arrow key go back.
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  switch (event.key) {
    case 'ArrowRight':
      return current + 1;
    case 'ArrowLeft':
      return current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Moves through a row of `count` pictures that scrolls sideways: by swiping, with the arrow keys,
 * Home and End, or with `goTo`. `current` is the index of the picture in view.
 */
export function usePictureTrack(count: number, start = 0) {
  const track = useRef<HTMLElement | null>(null);
  const destination = useRef<number | null>(null);
  const [current, setCurrent] = useState(start);

  const trackRef = useCallback(
    (element: HTMLElement | null) => {
      track.current = element;
      // Reading the width forces a layout, which is not needed at the start of the track.
      if (start > 0) element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' });
    },
    [start],
  );

  /** Scrolls to a picture, clamped to the existing ones, and returns its index. */
  const goTo = (index: number, behavior: ScrollBehavior = 'auto'): number => {
    const element = track.current;
    const next = Math.min(Math.max(index, 0), count - 1);
    if (!element || next === current) return next;
    // Smooth scrolling passes other pictures, which must not count as selected.
    destination.current = behavior === 'instant' ? null : next;
    element.scrollTo({ left: next * element.clientWidth, behavior });
    setCurrent(next);
    return next;
  };

  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    if (clientWidth === 0) return;
    const shown = Math.round(scrollLeft / clientWidth);
    if (destination.current === null) setCurrent(shown);
    else if (destination.current === shown) destination.current = null;
  };

  /** Scrolls to the picture that a key selects; returns its index, or null for any other key. */
  const onKeyDown = (event: KeyboardEvent): number | null => {
    const next = indexForKey(event, current, count);
    if (next === null) return null;
    event.preventDefault();
    return goTo(next);
  };

  const release = () => {
    destination.current = null;
  };

  return {
    current,
    goTo,
    onKeyDown,
    /** Props of the element that scrolls. */
    track: { ref: trackRef, onScroll, onPointerDown: release, onWheel: release },
  };
}
