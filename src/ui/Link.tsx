import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { styled, type SxProps, type Theme } from '@mui/material/styles';

type LinkLook = {
  underline?: 'always' | 'hover' | 'none';
  /** `inherit` takes the colour of the text around it. */
  color?: 'primary' | 'inherit' | 'textPrimary';
  /** `inherit` takes the type of the text around it. */
  variant?: 'inherit' | 'body2';
  sx?: SxProps<Theme>;
};

/** Props of a link, and of the element or component that it is rendered as. */
type LinkProps<Root extends ElementType> = LinkLook & {
  component?: Root;
} & Omit<ComponentPropsWithoutRef<Root>, keyof LinkLook | 'component'>;

const LinkRoot = styled('a', {
  shouldForwardProp: (name) => !['look', 'sx', 'as', 'theme'].includes(String(name)),
})<{ look: Required<Omit<LinkLook, 'sx'>> }>(({ theme, look: { underline, color, variant } }) => ({
  margin: 0,
  ...(variant === 'body2' && theme.typography.body2),
  color: {
    primary: theme.vars.palette.primary.main,
    inherit: 'inherit',
    textPrimary: theme.vars.palette.text.primary,
  }[color],
  textDecoration: underline === 'always' ? 'underline' : 'none',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.2em',
  ...(underline !== 'none' && {
    '&:hover': { textDecoration: 'underline', textDecorationColor: 'currentColor' },
  }),
}));

/**
 * A link in a text or a heading. It stands in the first load of every page, so it is a plain styled
 * element like the button.
 */
export function Link<Root extends ElementType = 'a'>(props: LinkProps<Root>) {
  const {
    component,
    underline = 'always',
    color = 'primary',
    variant = 'inherit',
    ...rest
  } = props as LinkProps<'a'>;
  return <LinkRoot as={component as ElementType} look={{ underline, color, variant }} {...rest} />;
}
