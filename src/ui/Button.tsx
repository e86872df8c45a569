import type { ComponentPropsWithoutRef, ElementType, ReactNode, Ref } from 'react';
import { keyframes } from '@emotion/react';
import { styled, type SxProps, type Theme } from '@mui/material/styles';

type ButtonLook = {
  /** `signal` is the one thing to press on a screen. */
  variant?: 'text' | 'outlined' | 'contained' | 'signal';
  size?: 'small' | 'medium' | 'large';
  /** `inherit` takes the colour of the text around it. */
  color?: 'primary' | 'inherit';
  fullWidth?: boolean;
  /** Shows that something is under way; the button cannot be pressed meanwhile. */
  loading?: boolean;
  startIcon?: ReactNode;
  sx?: SxProps<Theme>;
};

/** Props of a button, and of the element or component that it is rendered as. */
export type ButtonProps<Root extends ElementType = 'button'> = ButtonLook & {
  component?: Root;
  href?: string;
  ref?: Ref<HTMLButtonElement> | undefined;
} & Omit<ComponentPropsWithoutRef<Root>, keyof ButtonLook | 'component' | 'href' | 'ref'>;

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const heights = { small: 34, medium: 40, large: 48 } as const;
const paddings = { small: 12, medium: 18, large: 24 } as const;
const fontSizes = { small: '0.875rem', medium: '0.95rem', large: '1rem' } as const;

const ButtonRoot = styled('button', {
  shouldForwardProp: (name) => !['look', 'sx', 'as', 'theme'].includes(String(name)),
})<{ look: Required<Pick<ButtonLook, 'variant' | 'size' | 'color' | 'fullWidth'>> }>(({
  theme,
  look: { variant, size, color, fullWidth },
}) => {
  const { palette } = theme.vars;
  const text = color === 'inherit' ? 'inherit' : palette.primary.main;
  const surface = {
    text: { color: text },
    outlined: {
      color: text,
      // The border stays while the text makes room for the spinner.
      borderColor: color === 'inherit' ? 'currentColor' : text,
    },
    contained: { color: palette.primary.contrastText, backgroundColor: palette.primary.main },
    signal: { color: palette.brand.onSignal, backgroundColor: palette.brand.signal },
  }[variant];
  const hovered = {
    text: { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' },
    outlined: { backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' },
    contained: { backgroundColor: palette.primary.dark },
    signal: { backgroundColor: palette.brand.signalStrong },
  }[variant];
  return {
    ...theme.typography.button,
    position: 'relative',
    display: fullWidth ? 'flex' : 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    width: fullWidth ? '100%' : 'auto',
    minHeight: heights[size],
    margin: 0,
    padding: `0 ${paddings[size]}px`,
    border: '1px solid transparent',
    borderRadius: theme.shape.borderRadius,
    fontSize: fontSizes[size],
    textDecoration: 'none',
    cursor: 'pointer',
    background: 'none',
    transition: 'background-color 150ms, color 150ms',
    ...surface,
    '&:hover': hovered,
    '&:disabled': { cursor: 'default', opacity: 0.5, pointerEvents: 'none' },
    '&[data-loading]': { opacity: 1, color: 'transparent' },
    '& > svg': { fontSize: '1.25em' },
  };
});

const Spinner = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: string }>(
  ({ tone }) => ({
    position: 'absolute',
    width: 22,
    height: 22,
    border: `3px solid color-mix(in srgb, ${tone} 30%, transparent)`,
    borderTopColor: tone,
    borderRadius: '50%',
    animation: `${turn} 0.9s linear infinite`,
  }),
);

const spinnerTones = {
  text: 'var(--mui-palette-primary-main)',
  outlined: 'var(--mui-palette-primary-main)',
  contained: 'var(--mui-palette-primary-contrastText)',
  signal: 'var(--mui-palette-brand-onSignal)',
} as const;

/**
 * The button of the shop, also as a link. It stands in the first load of every page, so it is a plain
 * styled element: Material UI's own button would bring its ripple and transitions along.
 */
export function Button<Root extends ElementType = 'button'>(props: ButtonProps<Root>) {
  const {
    component,
    variant = 'text',
    size = 'medium',
    color = 'primary',
    fullWidth = false,
    loading = false,
    startIcon,
    children,
    ...rest
  } = props as ButtonProps<'button'>;
  const root: ElementType = component ?? (rest.href ? 'a' : 'button');
  return (
    <ButtonRoot
      as={root}
      look={{ variant, size, color, fullWidth }}
      {...(root === 'button' && { type: 'button', ...(loading && { disabled: true }) })}
      {...(loading && { 'data-loading': '' })}
      {...rest}
    >
      {startIcon}
      {children}
      {loading && (
        <Spinner tone={spinnerTones[variant]} role="progressbar" aria-label="In progress" />
      )}
    </ButtonRoot>
  );
}
