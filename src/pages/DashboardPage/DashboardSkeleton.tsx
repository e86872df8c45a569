import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { DASHBOARD_SKELETONS } from '@/config/constants';

/** Placeholder of the dashboard, tall enough to keep the footer out of view. */
export function DashboardSkeleton() {
  return (
    <Box
      role="progressbar"
      aria-label="Loading dashboard"
      sx={{ display: 'grid', alignContent: 'start', gap: 3, minHeight: '100vh' }}
    >
      {Array.from({ length: DASHBOARD_SKELETONS }, (_entry, index) => (
        <Card
          key={index}
          aria-hidden
          data-testid="dashboard-skeleton"
          sx={{ display: 'grid', gap: 2, p: 3 }}
        >
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="100%" height="5rem" />
        </Card>
      ))}
    </Box>
  );
}
