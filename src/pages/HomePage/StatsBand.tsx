import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePublicStatsQuery } from '@/api/showcaseApi';
import { formatCount } from '@/lib/counts';

const NO_STATS = { totalProjects: 0, totalUsers: 0, totalOrders: 0, totalDownloads: 0 };

const FIGURES = [
  { label: 'Projects', key: 'totalProjects' },
  { label: 'Customers', key: 'totalUsers' },
  { label: 'Orders', key: 'totalOrders' },
  { label: 'Downloads', key: 'totalDownloads' },
] as const;

/**
 * The shop's totals; placeholders while loading, and zeros if loading failed (specification, section
 * 8: Fallbacks).
 */
export function StatsBand() {
  const { currentData, error } = usePublicStatsQuery();
  const stats = error ? NO_STATS : currentData;
  return (
    <Card
      component="dl"
      aria-busy={!stats}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
        m: 0,
        py: { xs: 1.5, sm: 2.5 },
        textAlign: 'center',
        '& > * + *': { borderLeft: 1, borderColor: 'divider' },
      }}
    >
      {FIGURES.map(({ label, key }) => (
        <Box key={key} sx={{ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="h3"
            sx={{ m: 0, fontSize: { xs: '1.25rem', sm: '1.8rem' } }}
          >
            {stats ? formatCount(stats[key]) : <Skeleton width="45%" sx={{ mx: 'auto' }} />}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}
