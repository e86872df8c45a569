import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

type Stat = {
  label: string;
  value: string;
  /** What the value leaves out. */
  note?: string | undefined;
};

type StatCardsProps = { stats: readonly Stat[] };

/** Key figures, one card each. */
export function StatCards({ stats }: StatCardsProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: `repeat(${stats.length % 2 === 0 ? 2 : stats.length}, minmax(0, 1fr))`,
          md: `repeat(${stats.length}, minmax(0, 1fr))`,
        },
        gap: 2,
      }}
    >
      {stats.map(({ label, value, note }) => (
        <Card
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            p: { xs: 1.5, sm: 2.5 },
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="h3"
            sx={{ fontSize: { xs: '1.35rem', sm: '1.6rem' }, overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
          {note && (
            // Below the label.
            <Typography
              component="dd"
              variant="caption"
              sx={{ order: -1, color: 'text.secondary' }}
            >
              {note}
            </Typography>
          )}
        </Card>
      ))}
    </Box>
  );
}
