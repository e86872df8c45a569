import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { LazyTooltip } from './LazyTooltip';

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'title'> & {
  /** The accessible name, also shown as a tooltip. */
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
