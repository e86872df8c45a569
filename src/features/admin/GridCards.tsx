import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { type SortOption, SortSelect } from '@/ui/SortSelect';
import type { GridColumn } from './gridColumns';
import type { Grid } from './useGridParameters';

const SKELETONS = 6;

type GridCardsProps<Row> = {
  label: string;
  rows: readonly Row[];
  isFetching: boolean;
  getRowId: (row: Row) => string | number;
  renderCard: (row: Row) => ReactNode;
};

const cardSx = {
  p: 2,
  // With a hundred cards on a page, the browser renders only those near the viewport.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 160px',
} as const;

/** Shows the rows of a grid as cards on narrow screens. */
export function GridCards<Row>({
  label,
  rows,
  isFetching,
  getRowId,
  renderCard,
}: GridCardsProps<Row>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={isFetching}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        gap: 1.5,
        opacity: isFetching ? 0.6 : 1,
      }}
    >
      {rows.map((row) => (
        <Card key={getRowId(row)} component="li" data-id={getRowId(row)} sx={cardSx}>
          {renderCard(row)}
        </Card>
      ))}
      {rows.length === 0 &&
        Array.from({ length: SKELETONS }, (_entry, index) => (
          <Card key={index} component="li" aria-hidden sx={{ ...cardSx, display: 'grid', gap: 1 }}>
            <Skeleton width="70%" height={20} />
            <Skeleton width="45%" height={16} />
            <Skeleton width="30%" height={16} />
          </Card>
        ))}
    </Box>
  );
}

type CardSortProps<Row> = { columns: readonly GridColumn<Row>[]; grid: Grid };

const DIRECTIONS = { ASC: 'ascending', DESC: 'descending' } as const;

/** Sorts cards, which have no column headings. */
export function CardSort<Row>({ columns, grid }: CardSortProps<Row>) {
  const { sort, order } = grid.parameters;
  const options = columns.flatMap(({ field, heading, firstOrder }) => {
    const toOption = (direction: 'ASC' | 'DESC'): SortOption<string> => ({
      sort: field,
      order: direction,
      label: `${heading}, ${DIRECTIONS[direction]}`,
    });
    if (!firstOrder) return [];
    return [toOption(firstOrder), toOption(firstOrder === 'ASC' ? 'DESC' : 'ASC')];
  });
  return <SortSelect options={options} sort={sort} order={order} onChange={grid.change} />;
}
