import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProjectPage } from '@/api/catalogApi';
import { PROJECTS_PER_PAGE } from '@/config/constants';
import { pageRange } from '@/lib/pageWindow';
import { RemovableChip } from '@/ui/RemovableChip';
import type { ListFilters } from './filters';
import { activeFilters } from './listFilters';
import { readTotal } from './useProjectList';

type ActiveFiltersProps = {
  search: string;
  filters: ListFilters;
  onSearchRemove: () => void;
  onChange: (changes: ListFilters) => void;
  onClearAll: () => void;
};

/** The search and each filter as removable chips, with a button to clear all; nothing without any. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { search, filters, onSearchRemove, onChange, onClearAll } = props;
  const active = activeFilters(filters);
  if (search === '' && active.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { md: 'wrap' },
        alignItems: 'center',
        gap: 1,
        // First in the line of a narrow screen, a line of its own on a wide one.
        order: { xs: -1, md: 0 },
        flexBasis: { md: '100%' },
      }}
    >
      {search && (
        <RemovableChip
          text={`Search: ${search}`}
          removeLabel={`Remove search ${search}`}
          onRemove={onSearchRemove}
        />
      )}
      {active.map(({ text, removal }) => (
        <RemovableChip
          key={text}
          text={text}
          removeLabel={`Remove filter ${text}`}
          onRemove={() => onChange(removal)}
        />
      ))}
      <Button size="small" onClick={onClearAll}>
        Clear all
      </Button>
    </Box>
  );
}

type ResultBarProps = {
  /** The page of projects; undefined while loading. */
  list: ProjectPage | undefined;
  page: number;
};

function describe(list: ProjectPage, page: number): string | null {
  const total = readTotal(list);
  if (total === undefined) return null;
  const [from, to] = pageRange(page, PROJECTS_PER_PAGE, total);
  return `Showing ${from}-${to} of ${total} projects`;
}

/** The number of projects shown. */
export function ResultBar({ list, page }: ResultBarProps) {
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ my: { xs: 0.25, md: 2 }, color: 'text.secondary' }}
    >
      {list ? describe(list, page) : 'Loading projects…'}
    </Typography>
  );
}
