import type { AdminProject } from '@/api/adminApi';
import { CellText, type GridColumn } from '@/features/admin';
import { UNCATEGORIZED } from '@/features/catalog';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { formatShopDay } from '@/lib/time';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { ProjectName } from './ProjectName';
import { ProjectStatus } from './ProjectStatus';

/** Columns of the project list; `actionsFor` returns the actions of a project. */
export function projectColumns(
  actionsFor: (project: AdminProject) => readonly MenuAction[],
): readonly GridColumn<AdminProject>[] {
  return [
    {
      field: 'title',
      heading: 'Project',
      firstOrder: 'ASC',
      width: 230,
      flex: 1,
      render: (project, tabIndex) => <ProjectName project={project} tabIndex={tabIndex} />,
    },
    {
      field: 'category',
      heading: 'Category',
      firstOrder: 'ASC',
      width: 176,
      flex: 0.55,
      isExtra: true,
      render: ({ category }) => <CellText>{category || UNCATEGORIZED}</CellText>,
    },
    {
      field: 'base_price',
      heading: 'Price',
      firstOrder: 'DESC',
      width: 110,
      isNumber: true,
      render: ({ base_price }) => formatRupees(base_price),
    },
    {
      field: 'sales',
      heading: 'Sales',
      firstOrder: 'DESC',
      width: 84,
      isNumber: true,
      render: ({ sales }) => formatCount(sales),
    },
    {
      field: 'revenue',
      heading: 'Revenue',
      firstOrder: 'DESC',
      width: 110,
      isNumber: true,
      render: ({ revenue }) => formatWholeRupees(revenue),
    },
    {
      field: 'download_count',
      heading: 'Downloads',
      firstOrder: 'DESC',
      width: 116,
      isNumber: true,
      isExtra: true,
      render: ({ download_count }) => formatCount(download_count),
    },
    {
      field: 'status',
      heading: 'Status',
      width: 100,
      render: (project) => <ProjectStatus project={project} />,
    },
    {
      field: 'updated_at',
      heading: 'Updated',
      firstOrder: 'DESC',
      width: 122,
      render: ({ updated_at }) => formatShopDay(updated_at),
    },
    {
      field: 'actions',
      heading: 'Actions',
      width: 92,
      render: (project, tabIndex) => (
        <ActionMenu
          label={`Actions for ${project.title}`}
          actions={actionsFor(project)}
          tabIndex={tabIndex}
        />
      ),
    },
  ];
}
