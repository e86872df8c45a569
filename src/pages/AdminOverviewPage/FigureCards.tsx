import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import SameIcon from '@mui/icons-material/DragHandleRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Change, Figure } from './overviewFigures';

const icons = { up: UpIcon, down: DownIcon, same: SameIcon };

function ChangeNote({ direction, text, isBurden = false }: Change & { isBurden?: boolean }) {
  const Icon = icons[direction];
  const isBetter = (direction === 'up') !== isBurden;
  const color = direction === 'same' ? 'text.secondary' : isBetter ? 'success.main' : 'error.main';
  return (
    <Typography
      component="dd"
      variant="caption"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, mt: 0.75, color }}
    >
      <Icon sx={{ flex: 'none', mt: '0.1em', fontSize: '1.1em' }} />
      <span>{text}</span>
    </Typography>
  );
}

/** Key figures, each with its change since the preceding period as an arrow and in words. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        },
        gap: { xs: 1.5, sm: 2 },
      }}
    >
      {figures.map(({ label, value, change, isBurden = false }) => (
        <Card key={label} component="dl" sx={{ p: { xs: 1.5, sm: 2 } }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ fontSize: '1.5rem' }}>
            {value}
          </Typography>
          {change && <ChangeNote {...change} isBurden={isBurden} />}
        </Card>
      ))}
    </Box>
  );
}
