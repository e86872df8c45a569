import Box from '@mui/material/Box';
import CloseIcon from '@mui/icons-material/CloseRounded';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';

type SearchChipProps = { search: string; onRemove: () => void; onClearAll: () => void };

/** The search in force, removable, with a way to clear everything. */
export function SearchChip({ search, onRemove, onClearAll }: SearchChipProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          maxWidth: '100%',
          pl: 1.5,
          borderRadius: 9,
          typography: 'body2',
          bgcolor: 'brand.soft',
        }}
      >
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          Search: {search}
        </Box>
        <IconButton size="small" aria-label={`Remove search ${search}`} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Button size="small" onClick={onClearAll}>
        Clear all
      </Button>
    </Box>
  );
}
