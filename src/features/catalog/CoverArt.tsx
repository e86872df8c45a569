import { memo } from 'react';
import Box from '@mui/material/Box';

/** A drawing for each of the largest categories: a path of lines on a grid of 24 units. */
export const categoryGlyphs: Readonly<Record<string, string>> = {
  'E-commerce': 'M4 8h16l-1 12H5zM8 8V6a4 4 0 0 1 8 0v2',
  'AI & Machine Learning':
    'M7 7h10v10H7zM10 7V3M14 7V3M10 21v-4M14 21v-4M7 10H3M7 14H3M21 10h-4M21 14h-4',
  Healthcare: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  Education: 'M2 9l10-5 10 5-10 5zM6 11v6q6 4 12 0v-6M22 9v6',
  'Finance & Banking': 'M3 9l9-6 9 6zM5 9v9M10 9v9M14 9v9M19 9v9M3 20h18',
  'Developer Tools': 'M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  'Food & Restaurants': 'M6 3v7a3 3 0 0 0 6 0V3M9 3v18M18 3q-3 4-2 9h2v9',
  'Travel & Hospitality': 'M3 20V5M3 10h18v10M3 16h18M7 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  'Data & Analytics': 'M4 3v17h17M8 16v-4M12 16V8M16 16v-6M20 16V5',
  'Real Estate': 'M3 11l9-8 9 8M5 10v11h14V10M10 21v-7h4v7',
  'HR & Payroll':
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21q0-7 7-7t7 7M17 4a4 4 0 0 1 0 7M19 14q3 2 3 7',
  'CRM & Sales': 'M3 4h18l-7 9v7l-4-2v-5z',
  Games: 'M7 8h10q5 0 5 9-1 3-4 1l-2-3H8l-2 3q-3 2-4-1 0-9 5-9zM8 10v4M6 12h4M16 11h1',
  'Inventory & ERP': 'M3 7l9-4 9 4v10l-9 4-9-4zM3 7l9 4 9-4M12 11v10',
  'Logistics & Delivery':
    'M2 6h12v11H2zM14 10h4l4 4v3h-8M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  'Social & Community': 'M3 4h12v9H8l-5 4zM18 9h3v11l-4-3h-7v-2',
  'IoT & Smart Devices': 'M12 19h.1M8 15a5 5 0 0 1 8 0M5 12a9 9 0 0 1 14 0M2 9a13 13 0 0 1 20 0',
  'Chat & Messaging': 'M3 4h18v13H9l-6 4zM8 9h8M8 13h5',
  'Media & Streaming': 'M3 4h18v16H3zM10 8v8l6-4z',
  Cybersecurity: 'M12 2l8 3v6q0 8-8 11-8-3-8-11V5zM8 12l3 3 5-6',
  'Blogs & Portfolios': 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  'Booking & Appointments': 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5M8 15l3 3 5-5',
  'Events & Ticketing': 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 6v12',
  'Fitness & Wellness': 'M2 13h5l3-8 4 14 3-6h5',
};

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

/** Returns the leading colour of a project and a light one: its cover's, or those of its category. */
export function projectColours({ id, category, preview_images = [] }: Coloured) {
  const at = Object.keys(categoryGlyphs).indexOf(category ?? '');
  return coloursOf(preview_images.length > 0 && at >= 0 ? at : id);
}

type Coloured = { id: number; category?: string | null; preview_images?: readonly string[] };

const coloursOf = (seed: number) => PALETTES[seed % PALETTES.length] ?? PALETTES[0];

const WINDOW = 'M3 4h18v16H3zM3 9h18M6 6.5h.1M9 6.5h.1';

type CoverArtProps = {
  /** Selects the colours; the same seed produces the same picture. */
  seed: number;
  /** Shown in the picture. */
  title?: string;
  /** Selects the drawing. */
  category?: string | null;
};

/** A drawing for projects without a picture. Its title is generated content, as the page has it as a text. */
export const CoverArt = memo(function CoverArt({ seed, title = '', category }: CoverArtProps) {
  const [field, line] = coloursOf(seed);
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
