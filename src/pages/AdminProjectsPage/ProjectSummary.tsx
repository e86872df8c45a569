import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { AdminProject } from '@/api/adminApi';
import type { GridSelection } from '@/features/admin';
import { UNCATEGORIZED } from '@/features/catalog';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { countOf, formatCount } from '@/lib/numbers';
import { formatShopDay } from '@/lib/time';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { ProjectName } from './ProjectName';
import { ProjectStatus } from './ProjectStatus';

type ProjectSummaryProps = {
  project: AdminProject;
  actions: readonly MenuAction[];
  /** The selected projects; without it, the project cannot be selected. */
  selection?: GridSelection | undefined;
};

/** A project as a card, on narrow screens. */
export function ProjectSummary({ project, actions, selection }: ProjectSummaryProps) {
  const { title, category, base_price, sales, revenue, download_count, updated_at } = project;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between' }}>
        {selection && (
          <Checkbox
            checked={selection.ids.has(project.id)}
            slotProps={{ input: { 'aria-label': `Select ${title}` } }}
            onChange={(_event, isSelected) => {
              const ids = new Set(selection.ids);
              if (isSelected) ids.add(project.id);
              else ids.delete(project.id);
              selection.onChange(ids);
            }}
            sx={{ m: -1, mr: 0 }}
          />
        )}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <ProjectName project={project} />
        </Box>
        <ActionMenu label={`Actions for ${title}`} actions={actions} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
        <Typography sx={{ fontWeight: 650 }}>{formatRupees(base_price)}</Typography>
        <ProjectStatus project={project} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {category || UNCATEGORIZED} · {formatCount(sales)} sold for {formatWholeRupees(revenue)} ·{' '}
        {countOf(download_count, 'download')} · updated {formatShopDay(updated_at)}
      </Typography>
    </>
  );
}
