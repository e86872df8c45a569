import { memo } from 'react';
import Box from '@mui/material/Box';
import { categoryGlyphs } from './categoryGlyphs';

/** Background and line colours; white text is legible on every background. */
const PALETTES = [
  ['#1C2F9E', '#8FA3FF'],
  ['#0E5A5A', '#7FD6CC'],
  ['#5B2A86', '#D3A8F5'],
  ['#8A2F3C', '#F7B3A8'],
  ['#20503A', '#9FDDB4'],
  ['#23395B', '#A9C7EE'],
  ['#6A3D0A', '#F2C48D'],
  ['#7A1F5C', '#F5A9DB'],
] as const;

const WINDOW = 'M3 4h18v16H3zM3 9h18M6 6.5h.1M9 6.5h.1';

type CoverArtProps = {
  /** Selects the colours; the same seed produces the same picture. */
  seed: number;
  /** Shown in the picture. */
  title?: string;
  /** Selects the drawing. */
  category?: string | null;
};

/**
 * Draws a decorative picture for projects without a preview image. The title is generated content, since
 * the page has it as text beside the picture.
 */
export const CoverArt = memo(function CoverArt({ seed, title = '', category }: CoverArtProps) {
  const [field, line] = PALETTES[seed % PALETTES.length] ?? PALETTES[0];
  const turn = (seed * 137) % 360;
  return (
    <Box
      aria-hidden
      data-title={title}
      sx={{
        position: 'relative',
        height: '100%',
        overflow: 'hidden',
        containerType: 'inline-size',
        bgcolor: field,
        color: line,
        '&::after': {
          content: 'attr(data-title)',
          position: 'absolute',
          left: '7%',
          // Beside the drawing.
          right: '31%',
          // Above the marks of a card.
          bottom: '21%',
          color: '#fff',
          typography: 'h2',
          fontSize: '8cqw',
          overflowWrap: 'anywhere',
        },
      }}
    >
      <svg
        viewBox="0 0 320 200"
        preserveAspectRatio="xMidYMid slice"
        width="100%"
        height="100%"
        display="block"
        fill="none"
        stroke="currentColor"
      >
        <g transform={`rotate(${turn} 264 68)`} opacity=".2" strokeWidth="26">
          <circle cx="264" cy="68" r="84" strokeDasharray={`${120 + (seed % 7) * 40} 90`} />
        </g>
        <path
          d={categoryGlyphs[category ?? ''] ?? WINDOW}
          transform="translate(227 31) scale(3.1)"
          strokeWidth="1.7"
          strokeLinejoin="round"
        />
      </svg>
    </Box>
  );
});
