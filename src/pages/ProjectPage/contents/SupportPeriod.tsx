import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { supportFromPurchase } from '@/config/contentsMessages';
import { MILLISECONDS_PER_DAY, formatDay } from '@/lib/time';

type SupportPeriodProps = {
  projectId: number;
  /** Days of support after a purchase. */
  days: number;
  isOwned: boolean;
};

/** The end of a buyer's support, or the period that a purchase includes. */
export function SupportPeriod({ projectId, days, isOwned }: SupportPeriodProps) {
  const [now] = useState(() => Date.now());
  const { currentData } = useListPurchasedProjectsQuery(undefined, { skip: !isOwned });
  const purchase = currentData?.projects.find(({ id }) => id === projectId);
  const until = Date.parse(purchase?.purchase_date ?? '') + days * MILLISECONDS_PER_DAY;
  if (!isOwned || Number.isNaN(new Date(until).getTime())) {
    return <Typography variant="body2">{supportFromPurchase(days)}</Typography>;
  }
  const day = formatDay(new Date(until).toISOString());
  return (
    <Typography variant="body2">{until < now ? `Ended on ${day}` : `Until ${day}`}</Typography>
  );
}
