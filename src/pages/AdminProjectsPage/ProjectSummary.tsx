import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminProject } from '@/api/adminApi';
import { UNCATEGORIZED } from '@/features/catalog';
import { countOf } from '@/lib/countOf';
import { formatCount } from '@/lib/counts';
import { formatDay } from '@/lib/dates';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { ProjectName } from './ProjectName';
import { ProjectStatus } from './ProjectStatus';

type ProjectSummaryProps = { project: AdminProject; actions: readonly MenuAction[] };

/** A project as a card, on narrow screens. */
export function ProjectSummary({ project, actions }: ProjectSummaryProps) {
  const { title, category, base_price, sales, revenue, download_count, updated_at } = project;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <ProjectName project={project} />
        <ActionMenu label={`Actions for ${title}`} actions={actions} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
        <Typography sx={{ fontWeight: 650 }}>{formatRupees(base_price)}</Typography>
        <ProjectStatus project={project} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {category || UNCATEGORIZED} · {formatCount(sales)} sold for {formatWholeRupees(revenue)} ·{' '}
        {countOf(download_count, 'download')} · updated {formatDay(updated_at)}
      </Typography>
    </>
  );
}
