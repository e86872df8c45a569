import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { HeroBand } from '@/ui/HeroBand';

const count = new Intl.NumberFormat('en-IN');

/** Heading and stats banner; `total` is left out while it is unknown. */
export function ListHero({ total }: { total?: number | undefined }) {
  const stats = [
    { value: total === undefined ? '–' : count.format(total), label: 'projects' },
    { value: CLAIMS.categories, label: 'categories' },
    { value: CLAIMS.testedCode, label: 'tested code' },
    { value: CLAIMS.support, label: 'support' },
  ];
  return (
    <HeroBand>
      <Typography variant="h1">Projects ready to launch</Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '58ch', color: 'brand.onHeroMuted' }}>
        Complete source code with documentation. Pick one, pay once, download at once.
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
          justifyContent: 'start',
          columnGap: { xs: 3, sm: 6 },
          rowGap: 1.5,
          mt: 3,
          mb: 0,
        }}
      >
        {stats.map(({ value, label }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'brand.onHeroMuted' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0, fontSize: '1.6rem' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </HeroBand>
  );
}
