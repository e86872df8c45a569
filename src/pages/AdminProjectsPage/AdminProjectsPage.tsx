import AddIcon from '@mui/icons-material/AddRounded';
import ImportIcon from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListAdminProjectsQuery } from '@/api/adminApi';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { adminPaths } from '@/config/adminPaths';
import { offers } from '@/config/offers';
import {
  AdminGrid,
  AdminLayout,
  GridFilters,
  shownPage,
  toListArguments,
  useGrid,
} from '@/features/admin';
import { BulkBar, BulkReportNotice } from './BulkBar';
import { projectTable } from './projectTable';
import { useBulkActions } from './useBulkActions';
import { useProjectActions } from './useProjectActions';

/** The list of all projects, with their actions. */
export default function AdminProjectsPage() {
  const grid = useGrid(projectTable);
  const query = useListAdminProjectsQuery(toListArguments(grid.parameters));
  const categories = useCategoriesQuery().currentData?.categories ?? [];
  // A category in the URL is offered even if the backend no longer lists it.
  const offered = [...new Set([...categories, grid.parameters.category])].filter(Boolean);
  const rows = shownPage(query)?.projects;
  const { actionsFor, dialog } = useProjectActions();
  const bulk = useBulkActions(rows);

  return (
    <AdminLayout
      heading={projectTable.label}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {offers('adminImport') && (
            <Button variant="outlined" href={adminPaths.importProjects} startIcon={<ImportIcon />}>
              Import CSV
            </Button>
          )}
          <Button variant="contained" href={adminPaths.newProject} startIcon={<AddIcon />}>
            New project
          </Button>
        </Box>
      }
    >
      <GridFilters
        table={projectTable}
        grid={grid}
        choices={{ category: offered.map((category) => [category, category]) }}
      />
      <BulkBar
        count={bulk.ids.size}
        isBusy={bulk.isBusy}
        onRun={bulk.run}
        onClear={() => bulk.select(new Set())}
      />
      <BulkReportNotice report={bulk.report} onClose={bulk.closeReport} />
      <AdminGrid
        table={projectTable}
        rows={rows}
        query={query}
        grid={grid}
        actionsFor={actionsFor}
        selection={offers('adminBulk') ? { ids: bulk.ids, onChange: bulk.select } : undefined}
      />
      {dialog}
      {bulk.dialog}
    </AdminLayout>
  );
}
