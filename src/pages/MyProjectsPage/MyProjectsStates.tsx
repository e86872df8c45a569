import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';

/** Shown when there are no purchases. */
export function NoProjectsYet() {
  return (
    <EmptyState
      heading="No Projects Yet"
      text="Your projects will appear here once you buy one."
      action={
        <Button variant="contained" component={RouterLink} to={paths.projects}>
          Browse Projects
        </Button>
      }
    />
  );
}

/** Shown when no purchase matches the filters. */
export function NoResultsFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      role="status"
      heading="No Results Found"
      text="None of your projects matches the search and the category."
      action={
        <Button variant="contained" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  );
}
