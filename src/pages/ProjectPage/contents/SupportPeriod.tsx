import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Project, useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { countOf } from '@/lib/numbers';
import { formatDay, MILLISECONDS_PER_DAY } from '@/lib/time';

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
    return <Typography variant="body2">{`${countOf(days, 'day')} from your purchase`}</Typography>;
  }
  const day = formatDay(new Date(until).toISOString());
  return (
    <Typography variant="body2">{until < now ? `Ended on ${day}` : `Until ${day}`}</Typography>
  );
}

/** How long the buyer of a project has support; renders nothing if the backend does not say. */
export function OwnedSupport({ project }: { project: Project }) {
  const { support_days: supportDays = null } = project;
  if (supportDays === null) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Support
      </Typography>
      <SupportPeriod projectId={project.id} days={supportDays} isOwned />
    </Box>
  );
}
