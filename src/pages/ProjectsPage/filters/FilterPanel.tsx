import Box from '@mui/material/Box';
import type { Facet, Facets } from '@/api/catalogApi';
import { groupCategories } from '@/config/categoryGroups';
import { FindableAccordion } from '@/ui/FindableAccordion';
import { type Filter, type FilterOf, FILTERS, type ListFilters } from '../filters';
import { isOffered, type Limit, toLowestLabel, toPrices, toPricesLabel } from '../listFilters';
import { CheckList, FilterGroup, FlagChoice, RadioChoices } from './choices';
import { PriceFields } from './PriceFields';

/** Props of the filters, in the column and in the sheet. */
export type FilterPanelProps = {
  facets: Facets;
  filters: ListFilters;
  /** Called with the changed filters only, because the URL may be ahead of `filters`. */
  onChange: (changes: ListFilters) => void;
};

type ControlProps<Kind extends Filter['kind']> = FilterPanelProps & { filter: FilterOf<Kind> };

const toValue = (least: Limit = 0, most?: Limit) => `${least}-${most ?? ''}`;

function PriceControl({ filter, facets, filters, onChange }: ControlProps<'prices'>) {
  const [least, most] = filter.name.map((name) => filters[name]);
  const change = (one: Limit, other: Limit) => onChange(toPrices(filter, one, other));
  const ranges = facets[filter.facet].ranges.map(({ min, max, count }) => {
    const limits = [min, max ?? undefined] as const;
    return { value: toValue(...limits), label: toPricesLabel(...limits), count, limits };
  });
  return (
    <>
      <RadioChoices
        title={filter.title}
        choices={ranges}
        isChips
        chosen={(least ?? most) === undefined ? null : toValue(least, most)}
        onChange={(value) => {
          const [min, max] = ranges.find((range) => range.value === value)?.limits ?? [];
          change(min, max);
        }}
      />
      <PriceFields limits={[least, most]} onChange={change} />
    </>
  );
}

function LowestControl({ filter, facets, filters, onChange }: ControlProps<'lowest'>) {
  const choices = facets[filter.facet].map(({ min_rating: lowest, count }) => ({
    value: String(lowest),
    label: toLowestLabel(lowest),
    count,
  }));
  return (
    <RadioChoices
      title={filter.title}
      choices={choices}
      chosen={filters[filter.name]?.toString() ?? null}
      onChange={(value) => onChange({ [filter.name]: value === null ? undefined : Number(value) })}
    />
  );
}

/** As narrow and as high as the choices of the other filters. */
const groupSx = {
  '& .MuiAccordionSummary-root': { minHeight: { xs: 44, md: 34 }, p: 0, typography: 'body2' },
  '& .MuiAccordionSummary-content': { my: 0 },
  '& .MuiAccordionDetails-root': { p: 0, pb: 1 },
} as const;

function NamesControl({ filter, facets, filters, onChange }: ControlProps<'names'>) {
  const choices = facets[filter.facet] ?? [];
  const chosen = filters[filter.name] ?? [];
  const listOf = (entries: readonly Facet[]) => (
    <CheckList
      facets={entries}
      chosen={chosen}
      onChange={(names) => onChange({ [filter.name]: names })}
    />
  );
  const groups =
    filter.facet === 'categories' ? groupCategories(choices, ({ value }) => value) : [];
  if (groups.length === 0) return listOf(choices);
  return groups.map(({ name, entries }) => (
    <FindableAccordion
      key={name}
      heading="div"
      summary={name}
      isOpenAtFirst={entries.some(({ value }) => chosen.includes(value))}
      sx={groupSx}
    >
      {listOf(entries)}
    </FindableAccordion>
  ));
}

function Control({ filter, ...props }: FilterPanelProps & { filter: Filter }) {
  const { facets, filters, onChange } = props;
  switch (filter.kind) {
    case 'names':
      return <NamesControl filter={filter} {...props} />;
    case 'flag':
      return (
        <FlagChoice
          label={filter.label}
          count={facets[filter.facet] ?? 0}
          isChosen={filters[filter.name] === true}
          onChange={(isChosen) => onChange({ [filter.name]: isChosen || undefined })}
        />
      );
    case 'lowest':
      return <LowestControl filter={filter} {...props} />;
    case 'prices':
      return <PriceControl filter={filter} {...props} />;
  }
}

/** All filters of the list, with the number of projects for each choice. */
export function FilterPanel(props: FilterPanelProps) {
  const offered = FILTERS.filter((filter) => isOffered(filter, props.facets));
  const titles = [...new Set(offered.map(({ title }) => title))];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {titles.map((title) => (
        <FilterGroup key={title} title={title}>
          {offered
            .filter((filter) => filter.title === title)
            .map((filter) => (
              <Control key={filter.facet} filter={filter} {...props} />
            ))}
        </FilterGroup>
      ))}
    </Box>
  );
}
