import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminProject, AdminProjectSort } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { PROJECT_SEARCH_LABEL } from '@/config/constants';
import {
  adminTable,
  type CardControls,
  CellText,
  type GridColumn,
  gridSelect,
  gridText,
} from '@/features/admin';
import { ProjectPicture, UNCATEGORIZED } from '@/features/catalog';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { countOf, formatCount } from '@/lib/numbers';
import { formatDay } from '@/lib/time';

const columns: readonly GridColumn<AdminProject, AdminProjectSort>[] = [
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
];

/** The list of projects. */
export const projectTable = adminTable({
  label: 'Projects',
  searchLabel: PROJECT_SEARCH_LABEL,
  sortedBy: 'updated_at',
  filters: {
    category: gridText('Category'),
    status: gridSelect('Status', [
      ['active', 'Active'],
      ['inactive', 'Inactive'],
    ]),
  },
  columns,
  rowId: ({ id }) => id,
  rowName: ({ title }) => title,
  card: (project, controls) => <ProjectSummary project={project} {...controls} />,
});

type ProjectSummaryProps = { project: AdminProject } & CardControls;

/** A project as a card, on narrow screens. */
function ProjectSummary({ project, menu, checkbox }: ProjectSummaryProps) {
  const { category, base_price, sales, revenue, download_count, updated_at } = project;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between' }}>
        {checkbox}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <ProjectName project={project} />
        </Box>
        {menu}
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
        <ProjectPicture project={project} importance="early" />
      </Box>
      <Link
        href={adminPaths.project(project.id)}
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
