import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { LazyTooltip } from './LazyTooltip';

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'title'> & {
  /** What it does: the accessible name, shown as a tooltip too. */
  label: string;
};

/** An icon button with a tooltip. */
export function IconAction({ label, ...button }: IconActionProps) {
  return (
    <LazyTooltip title={label}>
      <IconButton {...button} />
    </LazyTooltip>
  );
}
