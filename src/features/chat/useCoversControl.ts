import { useCallback, useState, type RefCallback } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary, label';
/** The distance in pixels between the points that are probed: no target is smaller than 24 px. */
const STEP = 12;
/** How much of a control may be hidden while it is still easy to see and to press. */
const MOST_HIDDEN = 0.25;
/** The time in milliseconds without a change after which the page is at rest. */
const REST = 150;

type Box = { left: number; top: number; width: number; height: number };

const overlap = (start: number, size: number, otherStart: number, otherSize: number) =>
  Math.max(0, Math.min(start + size, otherStart + otherSize) - Math.max(start, otherStart));

function isHidden({ left, top, width, height }: Box, by: Box): boolean {
  const hidden = overlap(left, width, by.left, by.width) * overlap(top, height, by.top, by.height);
  const middle = { x: left + width / 2 - by.left, y: top + height / 2 - by.top };
  const isMiddleHidden =
    middle.x >= 0 && middle.x <= by.width && middle.y >= 0 && middle.y <= by.height;
  return isMiddleHidden || hidden > MOST_HIDDEN * width * height;
}

/** Whether an element hides a control where it is laid out, wherever a transform has moved it. */
function coversControl(element: HTMLElement): boolean {
  const place = {
    left: element.offsetLeft,
    top: element.offsetTop,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
  for (let x = place.left; x <= place.left + place.width; x += STEP) {
    for (let y = place.top; y <= place.top + place.height; y += STEP) {
      for (const hit of document.elementsFromPoint(x, y)) {
        const control = hit.closest(CONTROLS);
        if (!control || control === element) continue;
        if (isHidden(control.getBoundingClientRect(), place)) return true;
      }
    }
  }
  return false;
}

/**
 * Returns a ref for a fixed element, and whether its place hides a control of the page. It is found
 * out anew whenever the page has come to rest after it was scrolled, resized or changed.
 */
export function useCoversControl(): { ref: RefCallback<HTMLElement>; isCovering: boolean } {
  const [isCovering, setCovering] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setCovering(coversControl(element)), REST);
    };
    const changes = new MutationObserver(wait);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(wait);
    sizes.observe(document.body);
    window.addEventListener('scroll', wait, { capture: true, passive: true });
    window.addEventListener('resize', wait);
    return () => {
      window.clearTimeout(timer);
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', wait, { capture: true });
      window.removeEventListener('resize', wait);
    };
  }, []);
  return { ref, isCovering };
}
