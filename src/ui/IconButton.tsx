import type { ComponentPropsWithRef } from 'react';
import { styled } from '@mui/material/styles';

type IconButtonProps = ComponentPropsWithRef<typeof IconButtonRoot> & {
  /** What it does; an icon alone says nothing to a screen reader. */
  'aria-label': string;
};

const IconButtonRoot = styled('button', {
  shouldForwardProp: (name) => name !== 'size' && name !== 'sx',
})<{ size?: 'small' | 'medium' }>(({ theme, size = 'medium' }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  width: size === 'small' ? 32 : 40,
  height: size === 'small' ? 32 : 40,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' },
  '& svg': { fontSize: size === 'small' ? 20 : 24 },
}));

/** A button that shows an icon alone; plain for the same reason as Button. */
export function IconButton(props: IconButtonProps) {
  return <IconButtonRoot type="button" {...props} />;
}
