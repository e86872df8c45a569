import { memo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Facets } from '@/api/catalogApi';
import { PROJECT_SEARCH_LABEL } from '@/config/constants';
import type { CardLayout } from '@/features/catalog';
import { LayoutToggle } from '@/ui/LayoutToggle';
import { lazyPart } from '@/ui/lazyPart';
import { type SearchAssistantProps, SearchBox } from '@/ui/SearchBox';
import { SortSelect } from '@/ui/SortSelect';
import { type ListParameters, sortsFor } from './listParameters';

// Loaded with the first letter; the search works without them.
const SuggestionList = lazyPart<SearchAssistantProps>(() => import('./SuggestionList'), {
  name: 'the suggestions',
  loading: null,
  fallback: () => null,
});

type ListControlsProps = {
  parameters: ListParameters;
  layout: CardLayout;
  /** Undefined until the first response; null if the backend has no filters and suggestions. */
  facets: Facets | null | undefined;
  /** The button that opens the filters. */
  filterButton: ReactNode;
  onChange: (changes: Partial<ListParameters>) => void;
  onLayoutChange: (layout: CardLayout) => void;
};

/** Controls for search, filters, sort and layout of the list. */
export const ListControls = memo(function ListControls({
  parameters,
  layout,
  facets,
  filterButton,
  onChange,
  onLayoutChange,
}: ListControlsProps) {
  const { search, sort, order } = parameters;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 12px', mb: 2 }}>
      <Box sx={{ display: 'flex', flexGrow: 1, gap: 1.5, flexBasis: { xs: '100%', md: 0 } }}>
        <SearchBox
          label={PROJECT_SEARCH_LABEL}
          value={search}
          onSearch={(text) => onChange({ search: text })}
          assistant={facets ? SuggestionList : undefined}
        />
        {filterButton}
      </Box>
      <SortSelect options={sortsFor(facets, sort)} sort={sort} order={order} onChange={onChange} />
      <Box sx={{ ml: { xs: 'auto', md: 0 } }}>
        <LayoutToggle value={layout} onChange={onLayoutChange} />
      </Box>
    </Box>
  );
});
