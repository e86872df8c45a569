import Typography from '@mui/material/Typography';
import { type Project, useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { countOf } from '@/lib/numbers';
import { endOfDay, formatCalendarDay, lastDayAfter } from '@/lib/time';
import { useClock } from '@/ui/useClock';

/** Until when the buyer of a project has support; renders nothing if the backend does not say. */
export function OwnedSupport({ project }: { project: Project }) {
  const { support_days: days = null } = project;
  const { currentData } = useListPurchasedProjectsQuery();
  const purchase = currentData?.projects.find(({ id }) => id === project.id);
  const lastDay = lastDayAfter(purchase?.purchase_date, days ?? 0);
  const isOver = useClock(() => lastDay !== null && endOfDay(lastDay) <= Date.now());
  if (days === null) return null;
  return (
    <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 1 }}>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        Support
      </Typography>
      <span>
        {lastDay === null
          ? `${countOf(days, 'day')} from your purchase`
          : `${isOver ? 'Ended on' : 'Until'} ${formatCalendarDay(lastDay)}`}
      </span>
    </Typography>
  );
}
