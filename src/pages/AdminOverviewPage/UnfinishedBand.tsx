import { useId } from 'react';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const STRIPE = 8;

/** Hatches the unfinished day or month of a chart. */
export function UnfinishedBand({ place }: { place: number | null }) {
  const scale = useXScale<'band'>();
  const { top, height } = useDrawingArea();
  const patternId = useId();
  const start = place === null ? undefined : scale(place);
  if (start === undefined) return null;
  const step = scale.step();
  return (
    <g aria-hidden pointerEvents="none">
      <pattern
        id={patternId}
        width={STRIPE}
        height={STRIPE}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={STRIPE / 2} height={STRIPE} fill="var(--mui-palette-background-paper)" />
        <rect
          x={STRIPE / 2}
          width={STRIPE / 2}
          height={STRIPE}
          fill="var(--mui-palette-text-secondary)"
          opacity={0.14}
        />
      </pattern>
      <rect
        x={start - (step - scale.bandwidth()) / 2}
        y={top}
        width={step}
        height={height}
        fill={`url(#${patternId})`}
        opacity={0.75}
      />
    </g>
  );
}
