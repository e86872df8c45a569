import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SortOrder } from '@/api/catalogApi';
import { SortControls } from '@/ui/SortControls';
import type { GridColumn } from './gridColumn';

type GridHeadProps<Row> = {
  columns: readonly GridColumn<Row>[];
  /** Whether to offer sorting here, for cards without column headings. */
  hasSort: boolean;
  sort: string;
  order: SortOrder;
  onSort: (sort: string, order: SortOrder) => void;
  /** Describes the shown rows, or that they are loading. */
  status: string;
};

/** Shows which rows are displayed, and sorts cards. */
export function GridHead<Row>({
  columns,
  hasSort,
  sort,
  order,
  onSort,
  status,
}: GridHeadProps<Row>) {
  const sortable = columns.flatMap(({ field, heading, firstOrder }) =>
    firstOrder ? [{ value: field, label: heading, firstOrder }] : [],
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
      {hasSort && (
        <SortControls
          options={sortable}
          sort={sort}
          order={order}
          onSortChange={(wanted) => {
            const option = sortable.find(({ value }) => value === wanted);
            onSort(wanted, option?.firstOrder ?? order);
          }}
          onOrderChange={(wanted) => onSort(sort, wanted)}
        />
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {status}
      </Typography>
    </Box>
  );
}
