import Box from '@mui/material/Box';

const colors = {
  good: 'success.main',
  warning: 'warning.main',
  neutral: 'text.secondary',
} as const;

/** What a status means to whoever reads it. */
export type StatusTone = keyof typeof colors;

/** A status in a word, in the colour of what it means. */
export function StatusBadge({ label, tone }: { label: string; tone: StatusTone }) {
  const color = colors[tone];
  return (
    <Box
      component="span"
      sx={{
        px: 1.25,
        py: 0.25,
        border: 1,
        borderRadius: 9,
        typography: 'caption',
        fontWeight: 650,
        whiteSpace: 'nowrap',
        color,
        borderColor: color,
      }}
    >
      {label}
    </Box>
  );
}
