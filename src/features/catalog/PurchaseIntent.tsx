import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useGetProjectQuery } from '@/api/catalogApi';
import { formatRupees } from '@/lib/money';

/** Names the project being bought, during login or registration; renders nothing until it is loaded. */
export function PurchaseIntent({ projectId }: { projectId: number }) {
  const { currentData } = useGetProjectQuery({ id: projectId });
  const project = currentData?.project;
  if (!project) return null;
  return (
    <Card component="section" aria-label="Your purchase" sx={{ mb: 1, p: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        You are buying
      </Typography>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{project.title}</Typography>
      <Typography sx={{ fontWeight: 700 }}>{formatRupees(project.base_price)}</Typography>
    </Card>
  );
}
