import { useEffect, useState } from 'react';
import Tooltip from '@mui/material/Tooltip';

/** Long enough to ignore a passing pointer, in milliseconds. */
const DELAY_MS = 500;

type TargetTooltipProps = {
  title: string;
  target: HTMLElement;
  /** Whether the target is hovered or focused. */
  isReached: boolean;
};

/** A tooltip for an element rendered elsewhere. */
export default function TargetTooltip({ title, target, isReached }: TargetTooltipProps) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isReached) return undefined;
    const timer = window.setTimeout(() => setOpen(true), DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      setOpen(false);
    };
  }, [isReached]);

  return (
    <Tooltip
      title={title}
      open={isOpen}
      onClose={() => setOpen(false)}
      slotProps={{ popper: { anchorEl: target } }}
    >
      <span hidden />
    </Tooltip>
  );
}
