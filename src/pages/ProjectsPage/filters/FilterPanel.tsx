import Box from '@mui/material/Box';
import FormGroup from '@mui/material/FormGroup';
import type { Facets } from '@/api/catalogApi';
import { describePrices, type ListFilters } from '../listFilters';
import { CheckGroup, FilterGroup, FlagChoice, RadioChoices } from './choices';
import { PriceFields } from './PriceFields';

/** Props of the filters, in the column and in the sheet. */
export type FilterPanelProps = {
  facets: Facets;
  filters: ListFilters;
  /** Called with the changed filters only, because the URL may be ahead of `filters`. */
  onChange: (changes: Partial<ListFilters>) => void;
};

const ANY = 'any';

const toValue = (min: number | null, max: number | null) =>
  min === null && max === null ? ANY : `${min ?? 0}-${max ?? ''}`;

function PriceChoices({ facets, filters, onChange }: FilterPanelProps) {
  const { minPrice, maxPrice } = filters;
  const ranges = facets.price.ranges.map(({ min, max, count }) => ({
    value: toValue(min, max),
    text: describePrices(min, max),
    count,
    limits: { minPrice: min || null, maxPrice: max },
  }));
  return (
    <RadioChoices
      title="Price"
      choices={[{ value: ANY, text: 'Any price' }, ...ranges]}
      chosen={toValue(minPrice, maxPrice)}
      onChange={(value) => {
        const range = ranges.find((each) => each.value === value);
        onChange(range?.limits ?? { minPrice: null, maxPrice: null });
      }}
    >
      <PriceFields limits={{ minPrice, maxPrice }} onChange={(limits) => onChange(limits)} />
    </RadioChoices>
  );
}

function RatingChoices({ facets, filters, onChange }: FilterPanelProps) {
  if (facets.ratings.length === 0) return null;
  const ratings = facets.ratings.map(({ min_rating, count }) => ({
    value: String(min_rating),
    text: `${min_rating} and up`,
    count,
  }));
  return (
    <RadioChoices
      title="Rating"
      choices={[{ value: ANY, text: 'Any rating' }, ...ratings]}
      chosen={String(filters.minRating ?? ANY)}
      onChange={(value) => onChange({ minRating: value === ANY ? null : Number(value) })}
    />
  );
}

/** All filters of the list, with the number of projects for each choice. */
export function FilterPanel(props: FilterPanelProps) {
  const { facets, filters, onChange } = props;
  const { categories, technologies, hasDemo, withReport, suits } = filters;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <CheckGroup
        title="Category"
        facets={facets.categories}
        chosen={categories}
        onChange={(chosen) => onChange({ categories: chosen })}
      />
      <PriceChoices {...props} />
      <CheckGroup
        title="Technology"
        facets={facets.technologies}
        chosen={technologies}
        onChange={(chosen) => onChange({ technologies: chosen })}
      />
      <CheckGroup
        title="For"
        facets={facets.suits}
        chosen={suits}
        onChange={(chosen) => onChange({ suits: chosen })}
      />
      <RatingChoices {...props} />
      <FilterGroup title="Comes with">
        <FormGroup>
          <FlagChoice
            text="Has a live demo"
            count={facets.with_demo}
            isChosen={hasDemo}
            onChange={(isChosen) => onChange({ hasDemo: isChosen })}
          />
          {facets.with_report !== null && (
            <FlagChoice
              text="With report"
              count={facets.with_report}
              isChosen={withReport}
              onChange={(isChosen) => onChange({ withReport: isChosen })}
            />
          )}
        </FormGroup>
      </FilterGroup>
    </Box>
  );
}
