import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

type HomeSectionProps = {
  /** Name of the landmark. */
  label: string;
  heading: string;
  /** Whether the content is only placeholders. */
  isPlaceholder?: boolean;
  link?: { label: string; to: string };
  children: ReactNode;
};

/** A titled section of the home page, with a link to more. */
export function HomeSection({
  label,
  heading,
  isPlaceholder = false,
  link,
  children,
}: HomeSectionProps) {
  return (
    <Box
      component="section"
      {...(isPlaceholder ? { 'aria-hidden': true } : { 'aria-label': label })}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 2,
          mb: { xs: 2, md: 3 },
        }}
      >
        <Typography variant="h2">{heading}</Typography>
        {link && (
          <Link
            href={link.to}
            sx={{
              fontWeight: 650,
              whiteSpace: 'nowrap',
              ...(isPlaceholder && { visibility: 'hidden' }),
            }}
          >
            {link.label}
          </Link>
        )}
      </Box>
      {children}
    </Box>
  );
}

type ShelfOptions = {
  /** Width of an entry; part of the next one is visible, to show that there is more. */
  entry: string;
  /** Breakpoint from which the shelf is a plain grid. */
  gridFrom: 'sm' | 'md';
  /** Number of rows of the shelf. */
  rows?: number;
};

/** Returns the styles of a list that scrolls sideways and snaps on small screens. */
export function shelfSx({ entry, gridFrom, rows = 1 }: ShelfOptions) {
  return (theme: Theme) =>
    ({
      display: 'grid',
      gap: theme.spacing(2),
      [theme.breakpoints.down(gridFrom)]: {
        gridAutoFlow: 'column',
        gridAutoColumns: entry,
        gridTemplateRows: `repeat(${rows}, auto)`,
        gap: theme.spacing(rows > 1 ? 1 : 1.5),
        // Extends to the edges of the screen, with space for the focus ring.
        '--bleed': theme.spacing(2),
        margin: '-6px calc(-1 * var(--bleed))',
        padding: '6px var(--bleed)',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x mandatory',
        scrollPaddingInline: 'var(--bleed)',
        scrollbarWidth: 'thin',
        '& > *': { scrollSnapAlign: 'start' },
      },
      [theme.breakpoints.between('sm', 'md')]: { '--bleed': theme.spacing(3) },
    }) satisfies SxProps<Theme>;
}
