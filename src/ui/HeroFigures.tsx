import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A figure of a hero, with a clause that says what it means if it needs one. */
export type HeroFigure = { value: string; label: string; note?: string };

type HeroFiguresProps = { figures: readonly HeroFigure[] };

/** A row of key figures below the heading of a hero. */
export function HeroFigures({ figures }: HeroFiguresProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
        justifyContent: 'start',
        columnGap: { xs: 3, sm: 6 },
        rowGap: 1.5,
        mt: 3,
      }}
    >
      {figures.map(({ value, label, note }) => (
        <Box
          key={label}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'brand.onHeroMuted' }}>
            {label}
            {note && (
              <Box component="span" sx={{ display: 'block' }}>
                {note}
              </Box>
            )}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ fontSize: '1.6rem' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
