import { memo, Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { CardLayout } from '@/features/catalog';
import { LayoutToggle } from '@/ui/LayoutToggle';
import { lazyOptional } from '@/ui/lazyPart';
import { SearchBox, type SearchAssistantProps } from '@/ui/SearchBox';
import { SortControls } from '@/ui/SortControls';
import { naturalOrder, SORT_OPTIONS, TOP_RATED, type ListParameters } from './listParameters';

const SuggestionList = lazyOptional(() => import('./SuggestionList'));

/** Suggests projects and categories during typing; loaded with the first letter. */
function SearchSuggestions(props: SearchAssistantProps) {
  return (
    <Suspense fallback={null}>
      <SuggestionList {...props} />
    </Suspense>
  );
}

type ChosenLayout = Exclude<CardLayout, 'compact'>;

type ListControlsProps = {
  parameters: ListParameters;
  layout: ChosenLayout;
  /** Whether the backend suggests projects and categories during typing. */
  hasSuggestions: boolean;
  /** The button that opens the filters. */
  filterButton: ReactNode;
  onChange: (changes: Partial<ListParameters>) => void;
  onLayoutChange: (layout: ChosenLayout) => void;
};

/** Controls for search, filters, sort, direction and layout of the list. */
export const ListControls = memo(function ListControls({
  parameters,
  layout,
  hasSuggestions,
  filterButton,
  onChange,
  onLayoutChange,
}: ListControlsProps) {
  const { search, sort, order } = parameters;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 12px', mb: 2 }}>
      <Box sx={{ display: 'flex', flexGrow: 1, gap: 1.5, flexBasis: { xs: '100%', md: 0 } }}>
        <SearchBox
          label="Search projects..."
          value={search}
          onSearch={(text) => onChange({ search: text })}
          assistant={hasSuggestions ? SearchSuggestions : undefined}
        />
        {filterButton}
      </Box>
      <SortControls
        // The specified options; the sort by rating appears once it is active.
        options={sort === TOP_RATED.value ? [...SORT_OPTIONS, TOP_RATED] : SORT_OPTIONS}
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
