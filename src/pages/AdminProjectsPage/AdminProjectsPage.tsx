import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import AddIcon from '@mui/icons-material/AddRounded';
import ImportIcon from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListAdminProjectsQuery } from '@/api/adminApi';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { adminPaths } from '@/config/adminPaths';
import { PROJECT_SEARCH_LABEL } from '@/config/constants';
import { offers } from '@/config/offers';
import {
  AdminGrid,
  AdminLayout,
  GridFilters,
  gridFormat,
  gridSelect,
  toListArguments,
  useGridParameters,
} from '@/features/admin';
import { parseSearch } from '@/lib/addresses';
import { BulkBar, BulkReportNotice } from './BulkBar';
import { projectColumns, ProjectSummary } from './projectColumns';
import { useBulkActions } from './useBulkActions';
import { useProjectActions } from './useProjectActions';

const status = gridSelect('Status', [
  ['active', 'Active'],
  ['inactive', 'Inactive'],
]);

const format = gridFormat(
  ['updated_at', 'title', 'category', 'base_price', 'sales', 'revenue', 'download_count'],
  { category: parseSearch, status },
);

/** The list of all projects, with their actions. */
export default function AdminProjectsPage() {
  const grid = useGridParameters(format);
  const query = useListAdminProjectsQuery(toListArguments(grid.parameters));
  const categories = useCategoriesQuery().currentData?.categories ?? [];
  // A category in the URL is offered even if the backend no longer lists it.
  const offered = [...new Set([...categories, grid.parameters.category])].filter(Boolean);
  const { actionsFor, dialog } = useProjectActions();
  const bulk = useBulkActions(query.data?.projects);
  const selection = { ids: bulk.ids, onChange: bulk.select };
  const canChangeMany = offers('adminBulk');
  const columns = useMemo(() => projectColumns(actionsFor), [actionsFor]);

  return (
    <AdminLayout
      heading="Projects"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {offers('adminImport') && (
            <Button
              variant="outlined"
              component={RouterLink}
              to={adminPaths.importProjects}
              startIcon={<ImportIcon />}
            >
              Import CSV
            </Button>
          )}
          <Button
            variant="contained"
            component={RouterLink}
            to={adminPaths.newProject}
            startIcon={<AddIcon />}
          >
            New project
          </Button>
        </Box>
      }
    >
      <GridFilters
        grid={grid}
        searchLabel={PROJECT_SEARCH_LABEL}
        selects={{
          category: {
            label: 'Category',
            choices: offered.map((category) => [category, category]),
          },
          status,
        }}
      />
      <BulkBar
        count={bulk.ids.size}
        isBusy={bulk.isBusy}
        onRun={bulk.run}
        onClear={() => bulk.select(new Set())}
      />
      <BulkReportNotice report={bulk.report} onClose={bulk.closeReport} />
      <AdminGrid
        label="Projects"
        columns={columns}
        getRowId={({ id }) => id}
        renderCard={(project) => (
          <ProjectSummary
            project={project}
            actions={actionsFor(project)}
            selection={canChangeMany ? selection : undefined}
          />
        )}
        rows={query.data?.projects}
        total={query.data?.pagination.total}
        query={query}
        grid={grid}
        selection={canChangeMany ? selection : undefined}
      />
      {dialog}
      {bulk.dialog}
    </AdminLayout>
  );
}
