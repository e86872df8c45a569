import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import GridIcon from '@mui/icons-material/GridViewRounded';
import ListIcon from '@mui/icons-material/ViewListRounded';
import { LazyTooltip } from './IconAction';

const CHOICES = [
  { layout: 'grid', label: 'Grid view', Icon: GridIcon },
  { layout: 'list', label: 'List view', Icon: ListIcon },
] as const;

type Layout = (typeof CHOICES)[number]['layout'];

/** Switches between a grid and a list of cards. */
export function LayoutToggle({
  value,
  onChange,
}: {
  value: Layout;
  onChange: (layout: Layout) => void;
}) {
  return (
    <ToggleButtonGroup exclusive aria-label="Layout" value={value}>
      {CHOICES.map(({ layout, label, Icon }) => (
        <LazyTooltip key={layout} title={label}>
          <ToggleButton value={layout} onClick={() => onChange(layout)}>
            <Icon />
          </ToggleButton>
        </LazyTooltip>
      ))}
    </ToggleButtonGroup>
  );
}
