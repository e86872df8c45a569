import Box from '@mui/material/Box';
import GridIcon from '@mui/icons-material/GridViewRounded';
import ListIcon from '@mui/icons-material/ViewListRounded';
import { IconAction } from '@/ui/IconAction';

const CHOICES = [
  { layout: 'grid', label: 'Grid view', Icon: GridIcon },
  { layout: 'list', label: 'List view', Icon: ListIcon },
] as const;

type Layout = (typeof CHOICES)[number]['layout'];

/** Chooses between cards in a grid and cards in a list. */
export function LayoutToggle({
  value,
  onChange,
}: {
  value: Layout;
  onChange: (layout: Layout) => void;
}) {
  return (
    <Box role="group" aria-label="Layout" sx={{ display: 'inline-flex' }}>
      {CHOICES.map(({ layout, label, Icon }) => (
        <IconAction
          key={layout}
          label={label}
          aria-pressed={value === layout}
          onClick={() => onChange(layout)}
          sx={{
            borderRadius: 1,
            '&[aria-pressed=true]': { color: 'primary.main', bgcolor: 'brand.soft' },
          }}
        >
          <Icon />
        </IconAction>
      ))}
    </Box>
  );
}
