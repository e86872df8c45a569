import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/EmptyState';

type NoRowsProps = {
  /** What the rows would be, in the plural. */
  label: string;
  isFiltered: boolean;
  onClear: () => void;
};

/** Stands in the place of a grid without rows. */
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
