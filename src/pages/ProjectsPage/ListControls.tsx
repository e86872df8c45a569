import { memo } from 'react';
import Box from '@mui/material/Box';
import type { CardLayout } from '@/features/catalog';
import { LayoutToggle } from '@/ui/LayoutToggle';
import { SearchBox } from '@/ui/SearchBox';
import { SortControls } from '@/ui/SortControls';
import { naturalOrder, SORT_OPTIONS, type ListParameters } from './listParameters';

type ListControlsProps = {
  parameters: ListParameters;
  layout: CardLayout;
  onChange: (changes: Partial<ListParameters>) => void;
  onLayoutChange: (layout: CardLayout) => void;
};

/** Controls for search, sort, direction and layout of the list. */
export const ListControls = memo(function ListControls({
  parameters,
  layout,
  onChange,
  onLayoutChange,
}: ListControlsProps) {
  const { search, sort, order } = parameters;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexGrow: 1, flexBasis: { xs: '100%', md: 0 } }}>
        <SearchBox
          label="Search projects..."
          value={search}
          onSearch={(text) => onChange({ search: text })}
        />
      </Box>
      <SortControls
        options={SORT_OPTIONS}
        sort={sort}
        order={order}
        onSortChange={(value) => onChange({ sort: value, order: naturalOrder(value) })}
        onOrderChange={(value) => onChange({ order: value })}
      />
      <Box sx={{ ml: { xs: 'auto', md: 0 } }}>
        <LayoutToggle value={layout} onChange={onLayoutChange} />
      </Box>
    </Box>
  );
});
