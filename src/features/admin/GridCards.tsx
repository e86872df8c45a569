import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { type SortOption, SortSelect } from '@/ui/SortSelect';
import type { Grid, RowView } from './adminTable';
import type { GridColumn } from './gridColumns';
import type { GridSelection } from './GridTable';

const SKELETONS = 6;

type GridCardsProps<Row> = {
  table: RowView<Row>;
  rows: readonly Row[];
  isFetching: boolean;
  actionsFor: ((row: Row) => readonly MenuAction[]) | undefined;
  selection: GridSelection | undefined;
};

const cardSx = {
  p: 2,
  // With a hundred cards on a page, the browser renders only those near the viewport.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 160px',
} as const;

/** Shows the rows of a grid as cards on narrow screens. */
export function GridCards<Row>(props: GridCardsProps<Row>) {
  const { table, rows, isFetching, actionsFor, selection } = props;
  const { label, rowId, rowName, card } = table;
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
        <Card key={rowId(row)} component="li" data-id={rowId(row)} sx={cardSx}>
          {card(row, {
            menu: actionsFor && (
              <ActionMenu label={`Actions for ${rowName(row)}`} actions={actionsFor(row)} />
            ),
            checkbox: selection && (
              <RowCheckbox id={Number(rowId(row))} name={rowName(row)} selection={selection} />
            ),
          })}
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

type RowCheckboxProps = { id: number; name: string; selection: GridSelection };

/** Selects a card, as the first column of a table selects a row. */
function RowCheckbox({ id, name, selection: { ids, onChange } }: RowCheckboxProps) {
  return (
    <Checkbox
      checked={ids.has(id)}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
      onChange={(_event, isSelected) => {
        const others = [...ids].filter((each) => each !== id);
        onChange(new Set(isSelected ? [...others, id] : others));
      }}
      sx={{ m: -1, mr: 0 }}
    />
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
