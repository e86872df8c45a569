import { memo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Facets } from '@/api/catalogApi';
import { PROJECT_SEARCH_LABEL } from '@/config/constants';
import { offers } from '@/config/offers';
import type { CardLayout } from '@/features/catalog';
import { HEADER_HEIGHT } from '@/theme/tokens';
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
  /** Undefined until the first response; null if the backend has no filters. */
  facets: Facets | null | undefined;
  /** The search whose results are shown; undefined while they are loading. */
  answered: string | undefined;
  /** The button that opens the filters. */
  filterButton: ReactNode;
  onChange: (changes: Partial<ListParameters>) => void;
  onLayoutChange: (layout: CardLayout) => void;
  /** What narrows the list. */
  children: ReactNode;
};

/**
 * Controls for search, filters, sort and layout of the list. On narrow screens, the search and the
 * filters stay below the header, and the rest stands in one line that scrolls sideways.
 */
export const ListControls = memo(function ListControls({
  parameters,
  layout,
  facets,
  answered,
  filterButton,
  onChange,
  onLayoutChange,
  children,
}: ListControlsProps) {
  const { search, sort, order } = parameters;
  // Known from the start, so that the field keeps its role.
  const assistant = offers('suggestions') ? SuggestionList : undefined;
  return (
    <Box
      sx={{
        display: { xs: 'contents', md: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '16px 12px',
        mb: 2,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexGrow: 1,
          gap: 1.5,
          position: { xs: 'sticky', md: 'static' },
          top: HEADER_HEIGHT,
          zIndex: 'mobileStepper',
          ...toEdges,
          mt: { xs: -4, md: 0 },
          pt: { xs: 0.75, md: 0 },
          pb: { xs: 0.25, md: 0 },
          bgcolor: 'background.default',
        }}
      >
        <SearchBox
          label={PROJECT_SEARCH_LABEL}
          value={search}
          onSearch={(text) => onChange({ search: text, verbatim: undefined })}
          assistant={assistant}
          answered={answered}
        />
        {filterButton}
      </Box>
      <Box
        sx={{
          display: { xs: 'flex', md: 'contents' },
          alignItems: 'center',
          gap: 1,
          ...toEdges,
          // Room for the label of the sort.
          pt: { xs: 1, md: 0 },
          overflowX: 'auto',
          scrollbarWidth: 'none',
          '& > *': { flexShrink: 0 },
        }}
      >
        <SortSelect
          options={sortsFor(facets, parameters)}
          sort={sort}
          order={order}
          onChange={onChange}
        />
        <LayoutToggle value={layout} onChange={onLayoutChange} />
        {children}
      </Box>
    </Box>
  );
});

/** Takes a line from one edge of a narrow screen to the other. */
const toEdges = {
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
} as const;
