import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCount } from '@/lib/numbers';
import { chartColors } from './chartStyles';

/** Maximum number of bars; the table lists all entries. */
const BARS = 10;

/** An entry of a ranking; the length of its bar depends on its value. */
export type RankedEntry = { name: ReactNode; value: number; text: ReactNode };

function Bar({ name, text, share }: Omit<RankedEntry, 'value'> & { share: number }) {
  return (
    <li>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" sx={{ minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ flex: 'none' }}>
          {text}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ mt: 0.5, height: 10, borderRadius: 1, bgcolor: 'brand.soft' }}>
        <Box
          sx={{
            width: `${share * 100}%`,
            height: '100%',
            borderRadius: 1,
            bgcolor: chartColors.main,
          }}
        />
      </Box>
    </li>
  );
}

/** Horizontal bars of the first entries of a ranking. */
export function RankingBars({ entries }: { entries: readonly RankedEntry[] }) {
  const shown = entries.slice(0, BARS);
  const most = Math.max(0, ...shown.map(({ value }) => value));
  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ name, value, text }, index) => (
          <Bar
            key={index}
            name={name}
            text={text}
            share={most > 0 ? Math.max(0, value) / most : 0}
          />
        ))}
      </Box>
      {entries.length > BARS && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          The table shows {formatCount(entries.length - BARS)} more.
        </Typography>
      )}
    </>
  );
}
