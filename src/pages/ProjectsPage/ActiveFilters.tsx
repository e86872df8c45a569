import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RemovableChip } from '@/ui/RemovableChip';
import { activeFilters, type ListFilters } from './listFilters';

type ActiveFiltersProps = {
  search: string;
  filters: ListFilters;
  onSearchRemove: () => void;
  onChange: (filters: ListFilters) => void;
  onClearAll: () => void;
};

/** The search and each filter as removable chips, with a button to clear all; nothing without any. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { search, filters, onSearchRemove, onChange, onClearAll } = props;
  const active = activeFilters(filters);
  if (search === '' && active.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      {search && (
        <RemovableChip
          text={`Search: ${search}`}
          removeLabel={`Remove search ${search}`}
          onRemove={onSearchRemove}
        />
      )}
      {active.map(({ text, rest }) => (
        <RemovableChip
          key={text}
          text={text}
          removeLabel={`Remove filter ${text}`}
          onRemove={() => onChange(rest)}
        />
      ))}
      <Button size="small" onClick={onClearAll}>
        Clear all
      </Button>
    </Box>
  );
}
