import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Project, useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { countOf } from '@/lib/numbers';
import { endOfDay, formatCalendarDay, lastDayAfter } from '@/lib/time';
import { useClock } from '@/ui/useClock';

type SupportPeriodProps = {
  projectId: number;
  /** Days of support after a purchase. */
  days: number;
  isOwned: boolean;
};

/** The end of a buyer's support, or the period that a purchase includes. */
export function SupportPeriod({ projectId, days, isOwned }: SupportPeriodProps) {
  const { currentData } = useListPurchasedProjectsQuery(undefined, { skip: !isOwned });
  const purchase = currentData?.projects.find(({ id }) => id === projectId);
  const lastDay = lastDayAfter(purchase?.purchase_date, days);
  const isOver = useClock(() => lastDay !== null && endOfDay(lastDay) <= Date.now());
  if (!isOwned || lastDay === null) {
    return <Typography variant="body2">{`${countOf(days, 'day')} from your purchase`}</Typography>;
  }
  const day = formatCalendarDay(lastDay);
  return <Typography variant="body2">{isOver ? `Ended on ${day}` : `Until ${day}`}</Typography>;
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
