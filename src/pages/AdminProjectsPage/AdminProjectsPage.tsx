import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/AddRounded';
import { useListAdminProjectsQuery } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { AdminGrid, AdminLayout, toListArg, useGridParameters } from '@/features/admin';
import { ProjectSummary } from './ProjectSummary';
import { projectColumns } from './projectColumns';
import { ProjectFilters } from './ProjectFilters';
import { projectGrid } from './projectGrid';
import { useProjectActions } from './useProjectActions';

/** The list of all projects, with their actions. */
export function AdminProjectsPage() {
  const { parameters, isFiltered, change, clear } = useGridParameters(projectGrid);
  const { category, status } = parameters.filters;
  const { data, isFetching, error, refetch } = useListAdminProjectsQuery({
    ...toListArg(parameters),
    ...(category && { category }),
    ...(status && { status }),
  });
  const { actionsFor, dialog } = useProjectActions();
  const columns = useMemo(() => projectColumns(actionsFor), [actionsFor]);

  return (
    <AdminLayout
      heading="Projects"
      action={
        <Button
          variant="contained"
          component={RouterLink}
          to={adminPaths.newProject}
          startIcon={<AddIcon />}
        >
          New project
        </Button>
      }
    >
      <ProjectFilters parameters={parameters} change={change} />
      <AdminGrid
        label="Projects"
        columns={columns}
        getRowId={({ id }) => id}
        renderCard={(project) => <ProjectSummary project={project} actions={actionsFor(project)} />}
        rows={data?.projects}
        total={data?.pagination.total}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        state={parameters}
        onChange={change}
        isFiltered={isFiltered}
        onClear={clear}
      />
      {dialog}
    </AdminLayout>
  );
}
