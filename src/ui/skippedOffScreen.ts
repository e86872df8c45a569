/**
 * Styles of a part that the browser need not lay out or paint while it is off the screen.
 * @param height About how high it is, in pixels; the place that is held for it until it was seen.
 */
export function skippedOffScreen(height: number) {
  return {
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}px`,
    // What it paints around itself, such as a focus ring, is not cut off.
    overflowClipMargin: '8px',
  } as const;
}
