import { useCallback, useLayoutEffect, useState } from 'react';
import GridIcon from '@mui/icons-material/GridViewRounded';
import ListIcon from '@mui/icons-material/ViewListRounded';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { StorageKey } from '@/config/browserStorage';
import { readStored, writeStored } from '@/config/browserStorage';
import { LazyTooltip } from './IconAction';
import { useInBrowser } from './useInBrowser';

const CHOICES = [
  { layout: 'grid', label: 'Grid view', Icon: GridIcon },
  { layout: 'list', label: 'List view', Icon: ListIcon },
] as const;

type Layout = (typeof CHOICES)[number]['layout'];

type LayoutToggleProps = { value: Layout; onChange: (layout: Layout) => void };

/** Switches between a grid and a list of cards. */
export function LayoutToggle({ value, onChange }: LayoutToggleProps) {
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

/** Shows cards that were hidden because a list was chosen (theme/globalStyles.ts), once they are one. */
export function useRenderedLayout(key: StorageKey, rendered: Layout): void {
  useLayoutEffect(() => {
    if (rendered === readLayout(key)) delete document.documentElement.dataset.listAwaited;
  }, [key, rendered]);
}

/** Returns the layout stored under a key. */
export const readLayout = (key: StorageKey): Layout =>
  readStored(key) === 'list' ? 'list' : 'grid';

/** Returns the layout last chosen on this device, the grid by default, and a setter. */
export function useStoredLayout(key: StorageKey): [Layout, (layout: Layout) => void] {
  const stored = useInBrowser(() => readLayout(key), 'grid');
  const [chosen, setChosen] = useState<Layout | null>(null);
  const choose = useCallback(
    (layout: Layout) => {
      setChosen(layout);
      writeStored(key, layout);
    },
    [key],
  );
  return [chosen ?? stored, choose];
}
