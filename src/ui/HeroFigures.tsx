import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type HeroFiguresProps = { figures: readonly { value: string; label: string }[] };

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
      {figures.map(({ value, label }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'brand.onHeroMuted' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ fontSize: '1.6rem' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
