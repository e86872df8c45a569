import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RemovableChip } from '@/ui/RemovableChip';

type SearchChipProps = { search: string; onRemove: () => void; onClearAll: () => void };

/** The current search as a removable chip, with a button to clear all filters. */
export function SearchChip({ search, onRemove, onClearAll }: SearchChipProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <RemovableChip
        text={`Search: ${search}`}
        removeLabel={`Remove search ${search}`}
        onRemove={onRemove}
      />
      <Button size="small" onClick={onClearAll}>
        Clear all
      </Button>
    </Box>
  );
}
