import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/AddRounded';
import { useListAdminProjectsQuery } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { AdminGrid, AdminRoom, toListArg, useGridAddress } from '@/features/admin';
import { ProjectSummary } from './ProjectSummary';
import { projectColumns } from './projectColumns';
import { ProjectFilters } from './ProjectFilters';
import { projectGrid } from './projectGrid';
import { useProjectActions } from './useProjectActions';

/** Every project, whether it is for sale or not, and what an admin can do with it. */
export function AdminProjectsPage() {
  const { address, isFiltered, change, clear } = useGridAddress(projectGrid);
  const { category, status } = address.filters;
  const { data, isFetching, error, refetch } = useListAdminProjectsQuery({
    ...toListArg(address),
    ...(category && { category }),
    ...(status && { status }),
  });
  const { actionsFor, dialog } = useProjectActions();
  const columns = useMemo(() => projectColumns(actionsFor), [actionsFor]);

  return (
    <AdminRoom
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
      <ProjectFilters address={address} change={change} />
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
        state={address}
        onChange={change}
        isFiltered={isFiltered}
        onClear={clear}
      />
      {dialog}
    </AdminRoom>
  );
}
