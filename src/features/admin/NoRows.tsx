import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/EmptyState';

type NoRowsProps = {
  /** Plural noun for the rows. */
  label: string;
  isFiltered: boolean;
  onClear: () => void;
};

/** The empty state of a grid. */
export function NoRows({ label, isFiltered, onClear }: NoRowsProps) {
  const what = label.toLowerCase();
  if (!isFiltered) {
    return (
      <EmptyState role="status" heading={`No ${label} Yet`} text={`There are no ${what} so far.`} />
    );
  }
  return (
    <EmptyState
      role="status"
      heading={`No ${label} Found`}
      text={`None of the ${what} match the search and the filters.`}
      action={
        <Button variant="contained" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  );
}
