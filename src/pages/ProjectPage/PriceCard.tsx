import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { CLAIMS, PURCHASE_BENEFITS } from '@/config/constants';
import { formatRupees } from '@/lib/money';
import { CheckedList } from '@/ui/CheckedList';
import { OwnedActions } from './OwnedActions';
import { PurchaseActions } from './PurchaseActions';
import type { Ownership } from './useOwnership';

/** The price, the purchase actions and what the purchase includes. */
export function PriceCard({ project, ownership }: { project: Project; ownership: Ownership }) {
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h2" component="p">
        {formatRupees(project.base_price)}
      </Typography>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        One-time purchase
      </Typography>
      {ownership === 'owned' ? (
        <OwnedActions project={project} />
      ) : (
        <PurchaseActions project={project} isOwnershipKnown={ownership !== 'unknown'} />
      )}
      <CheckedList entries={[...PURCHASE_BENEFITS, CLAIMS.freeSupport]} />
    </Card>
  );
}
