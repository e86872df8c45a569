import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { formatCount } from '@/lib/numbers';
import { IconAction } from '@/ui/IconAction';
import { useClosedByBack } from '@/ui/useClosedByBack';
import { NO_FILTERS } from '../listFilters';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';

/** What a sheet needs in addition to the filters. */
export type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Number of projects that the filters find; undefined while loading. */
  total: number | undefined;
  isFiltered: boolean;
};

function showLabel(total: number | undefined): string {
  if (total === undefined) return 'Counting projects…';
  return total === 1 ? 'Show 1 project' : `Show ${formatCount(total)} projects`;
}

/** The filters, in a bottom sheet if its props are given. */
export default function FilterPart({ sheet, ...panel }: FilterPanelProps & { sheet?: SheetProps }) {
  return sheet ? <FilterSheet {...panel} {...sheet} /> : <FilterPanel {...panel} />;
}

/** The filters in a bottom sheet; each choice applies immediately. */
function FilterSheet(props: FilterPanelProps & SheetProps) {
  const { isOpen, onClose, total, isFiltered, ...panel } = props;
  useClosedByBack(isOpen, onClose);
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Filters',
          sx: {
            maxHeight: '88dvh',
            mx: 'auto',
            maxWidth: 640,
            borderRadius: '14px 14px 0 0',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          pl: 2.5,
          pr: 1.5,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h3" component="h2">
          Filters
        </Typography>
        <IconAction label="Close filters" onClick={onClose} sx={{ width: 44, height: 44 }}>
          <CloseIcon />
        </IconAction>
      </Box>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, py: 2 }}>
        <FilterPanel {...panel} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          px: 2.5,
          py: 1.5,
          pb: 'max(12px, env(safe-area-inset-bottom))',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button
          size="large"
          disabled={!isFiltered}
          onClick={() => panel.onChange(NO_FILTERS)}
          sx={{ flexShrink: 0 }}
        >
          Clear all
        </Button>
        <Button
          size="large"
          variant="contained"
          onClick={onClose}
          aria-live="polite"
          sx={{ flexGrow: 1 }}
        >
          <span>{showLabel(total)}</span>
        </Button>
      </Box>
    </Drawer>
  );
}
