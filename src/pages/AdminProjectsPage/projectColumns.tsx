import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminProject } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { CellText, type GridColumn, type GridSelection } from '@/features/admin';
import { ProjectPicture, UNCATEGORIZED } from '@/features/catalog';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { countOf, formatCount } from '@/lib/numbers';
import { formatDay } from '@/lib/time';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';

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
      render: ({ updated_at }) => formatDay(updated_at),
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
        {[
          category || UNCATEGORIZED,
          `${formatCount(sales)} sold for ${formatWholeRupees(revenue)}`,
          countOf(download_count, 'download'),
          `updated ${formatDay(updated_at)}`,
        ]
          // A line ends between two facts only.
          .map((fact) => fact.replaceAll(' ', '\u00A0'))
          .join(' · ')}
      </Typography>
    </>
  );
}

type ProjectNameProps = { project: AdminProject; tabIndex?: number | undefined };

/** A project's picture and title, linked to its form. */
function ProjectName({ project, tabIndex }: ProjectNameProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ flex: 'none', width: 64, height: 40, overflow: 'hidden', borderRadius: 1 }}>
        {/* Pictures that load during scrolling would drop frames. */}
        <ProjectPicture project={project} eager />
      </Box>
      <Link
        component={RouterLink}
        to={adminPaths.project(project.id)}
        tabIndex={tabIndex}
        sx={{
          display: '-webkit-box',
          // Rows of the table have room for two lines only; cards grow.
          WebkitLineClamp: { xs: 'none', md: '2' },
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          fontWeight: 650,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        }}
      >
        {project.title}
      </Link>
    </Box>
  );
}

/** Shows whether a project is for sale. */
function ProjectStatus({ project }: { project: AdminProject }) {
  return project.is_active ? (
    <Chip size="small" variant="outlined" color="success" label="Active" />
  ) : (
    <Chip size="small" variant="outlined" label="Inactive" />
  );
}
