import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormGroup from '@mui/material/FormGroup';
import type { Facet } from '@/api/catalogApi';
import { FilterChoice } from './FilterChoice';
import { FilterGroup } from './FilterGroup';

/** Number of choices shown before expanding. */
const SHOWN_AT_FIRST = 7;

type CheckGroupProps = {
  title: string;
  facets: readonly Facet[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Keeps the initial order of the choices, so that none moves under the pointer. */
function useStableOrder(facets: readonly Facet[]): readonly Facet[] {
  const [order, setOrder] = useState(() =>
    [...facets].sort((one, other) => other.count - one.count).map(({ value }) => value),
  );
  const added = facets.map(({ value }) => value).filter((value) => !order.includes(value));
  if (added.length > 0) setOrder([...order, ...added]);
  return order.flatMap((value) => facets.find((facet) => facet.value === value) ?? []);
}

/** A group of checkboxes, collapsed to the first few. */
export function CheckGroup({ title, facets, chosen, onChange }: CheckGroupProps) {
  const [showsAll, setShowsAll] = useState(false);
  const ordered = useStableOrder(facets);
  const shown = ordered.filter(
    ({ value }, index) => showsAll || index < SHOWN_AT_FIRST || chosen.includes(value),
  );
  if (ordered.length === 0) return null;
  return (
    <FilterGroup title={title}>
      <FormGroup>
        {shown.map(({ value, count }) => {
          const isChosen = chosen.includes(value);
          return (
            <FilterChoice
              key={value}
              text={value}
              count={count}
              isDisabled={count === 0 && !isChosen}
              control={
                <Checkbox
                  size="small"
                  checked={isChosen}
                  onChange={() =>
                    onChange(
                      isChosen ? chosen.filter((each) => each !== value) : [...chosen, value],
                    )
                  }
                  sx={{ p: 0.5 }}
                />
              }
            />
          );
        })}
      </FormGroup>
      {ordered.length > SHOWN_AT_FIRST && (
        <Button
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ alignSelf: 'start', mt: 0.5, px: 1 }}
        >
          {showsAll ? 'Show fewer' : `Show all ${ordered.length}`}
        </Button>
      )}
    </FilterGroup>
  );
}
