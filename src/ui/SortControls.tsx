import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import { IconAction } from './IconAction';
import { NativeSelect } from './NativeSelect';

type Order = 'ASC' | 'DESC';

type SortControlsProps<Sort extends string> = {
  options: readonly { value: Sort; label: string }[];
  sort: Sort;
  order: Order;
  onSortChange: (sort: Sort) => void;
  onOrderChange: (order: Order) => void;
};

/** Chooses the sort field, with a button that reverses the direction. */
export function SortControls<Sort extends string>({
  options,
  sort,
  order,
  onSortChange,
  onOrderChange,
}: SortControlsProps<Sort>) {
  const isAscending = order === 'ASC';
  return (
    <>
      <NativeSelect
        label="Sort by"
        value={sort}
        options={options}
        onChange={(value) => onSortChange(value as Sort)}
      />
      <IconAction
        label={
          isAscending
            ? 'Ascending order, switch to descending'
            : 'Descending order, switch to ascending'
        }
        onClick={() => onOrderChange(isAscending ? 'DESC' : 'ASC')}
        sx={{ borderRadius: 1 }}
      >
        {isAscending ? <UpIcon /> : <DownIcon />}
      </IconAction>
    </>
  );
}
