import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/AddRounded';
import ImportIcon from '@mui/icons-material/UploadFileRounded';
import { useListAdminProjectsQuery } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { AdminGrid, AdminLayout, toListArg, useGridParameters, FilterBar } from '@/features/admin';
import { BulkBar, BulkReportNotice } from './BulkBar';
import { ProjectSummary } from './ProjectSummary';
import { projectColumns } from './projectColumns';
import { projectGrid } from './projectGrid';
import { useBulkActions } from './useBulkActions';
import { useProjectActions } from './useProjectActions';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { NativeSelect } from '@/ui/NativeSelect';

/** The list of all projects, with their actions. */
export function AdminProjectsPage() {
  const grid = useGridParameters(projectGrid);
  const { category, status } = grid.parameters.filters;
  const query = useListAdminProjectsQuery({
    ...toListArg(grid.parameters),
    ...(category && { category }),
    ...(status && { status }),
  });
  const { actionsFor, dialog } = useProjectActions();
  const bulk = useBulkActions(query.data?.projects);
  const selection = { ids: bulk.ids, onChange: bulk.select };
  const canChangeMany = query.data?.can_change_many ?? false;
  const columns = useMemo(() => projectColumns(actionsFor), [actionsFor]);

  return (
    <AdminLayout
      heading="Projects"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {query.data?.can_import && (
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
      <ProjectFilters parameters={grid.parameters} change={grid.change} />
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

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

type ProjectFiltersProps = Pick<
  ReturnType<typeof useGridParameters<typeof projectGrid>>,
  'parameters' | 'change'
>;

/** Filters the projects by search, category and status. */
function ProjectFilters({ parameters, change }: ProjectFiltersProps) {
  const { search, filters } = parameters;
  const { currentData } = useCategoriesQuery();
  // A category in the URL is offered even if the backend no longer lists it.
  const categories = [...new Set([...(currentData?.categories ?? []), filters.category])].filter(
    Boolean,
  );

  return (
    <FilterBar
      searchLabel="Search projects..."
      search={search}
      onSearch={(text) => change({ search: text }, { replace: true })}
    >
      <NativeSelect
        label="Category"
        value={filters.category}
        options={[
          { value: '', label: 'All' },
          ...categories.map((category) => ({ value: category, label: category })),
        ]}
        onChange={(category) => change({ filters: { category } })}
      />
      <NativeSelect
        label="Status"
        value={filters.status}
        options={STATUSES}
        onChange={(status) => change({ filters: { status } })}
      />
    </FilterBar>
  );
}
