import { useCallback, useState, type RefCallback } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary, label';
/** Distance between probed points in pixels; no target is smaller than 24 px. */
const STEP = 12;
/** Share of a control that may be covered while it stays easy to see and to click. */
const MOST_HIDDEN = 0.25;
/** Time without changes after which the page counts as idle, in milliseconds. */
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

/** Returns whether an element covers a control at its layout position, ignoring transforms. */
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
 * Returns a ref for a fixed element and whether the element covers a control of the page. Checked
 * again whenever scrolling, resizing or changes of the page have settled.
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
