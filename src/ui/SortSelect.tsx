import { NativeSelect } from './NativeSelect';

type Order = 'ASC' | 'DESC';

/** A sort field in one direction, named by what comes first. */
export type SortOption<Sort extends string> = { sort: Sort; order: Order; label: string };

type SortSelectProps<Sort extends string> = {
  options: readonly SortOption<Sort>[];
  sort: Sort;
  order: Order;
  onChange: (chosen: { sort: Sort; order: Order }) => void;
};

/** Chooses the sort field and its direction in one menu. */
export function SortSelect<Sort extends string>(props: SortSelectProps<Sort>) {
  const { options, onChange } = props;
  const valueOf = ({ sort, order }: { sort: Sort; order: Order }) => `${sort} ${order}`;
  return (
    <NativeSelect
      label="Sort by"
      value={valueOf(props)}
      options={options.map((option) => ({ value: valueOf(option), label: option.label }))}
      onChange={(value) => {
        const chosen = options.find((option) => valueOf(option) === value);
        if (chosen) onChange({ sort: chosen.sort, order: chosen.order });
      }}
    />
  );
}
