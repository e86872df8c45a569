import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';

const MOST_CATEGORIES = 8;

type DidYouMeanProps = {
  /** The search with its spelling corrected; may be empty. */
  spellings: readonly string[];
  /** Returns the URL of another search. */
  toSearch: (search: string) => string;
};

/** Offers the search with its spelling corrected; nothing without one. */
export function DidYouMean({ spellings, toSearch }: DidYouMeanProps) {
  if (spellings.length === 0) return null;
  return (
    <Typography>
      Did you mean{' '}
      {spellings.map((text, index) => (
        <span key={text}>
          <span>{index > 0 ? ', ' : ''}</span>
          <Link component={RouterLink} to={toSearch(text)} sx={{ fontWeight: 650 }}>
            {text}
          </Link>
        </span>
      ))}
      ?
    </Typography>
  );
}

type NoProjectsProps = DidYouMeanProps & {
  /** Whether the list can be filtered by category; otherwise categories are searched for. */
  hasFilters: boolean;
  /** Whether the shop is empty, rather than the search without results. */
  isWholeList: boolean;
  /** Whether the list is being refetched. */
  isLoading: boolean;
  /** Shows the whole list; refetches it if it is already shown. */
  onClear: () => void;
};

const NOTHING_FOUND =
  'Nothing in the yard matches that. Try another word, or look through everything.';
const NOTHING_FOR_SALE =
  'There is nothing for sale yet. Please come back soon, or tell us what you would like to have built.';

/** Reports that nothing was found, and offers other spellings and categories. */
export function NoProjects({
  spellings,
  toSearch,
  hasFilters,
  isWholeList,
  isLoading,
  onClear,
}: NoProjectsProps) {
  const { currentData } = useCategoriesQuery();
  const categories = currentData?.categories.slice(0, MOST_CATEGORIES) ?? [];
  const toCategory = hasFilters ? paths.projectCategory : paths.projectSearch;
  return (
    <EmptyState
      role="status"
      heading="No Projects Found"
      text={isWholeList ? NOTHING_FOR_SALE : NOTHING_FOUND}
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3 }}>
        <DidYouMean spellings={spellings} toSearch={toSearch} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {isWholeList && (
            <Button variant="contained" component={RouterLink} to={paths.contact}>
              Request Custom Project
            </Button>
          )}
          <Button
            variant={isWholeList ? 'outlined' : 'contained'}
            loading={isLoading}
            onClick={onClear}
          >
            Clear Filters
          </Button>
        </Box>
        {categories.length > 0 && (
          <Box component="nav" aria-label="Categories" sx={{ maxWidth: 620 }}>
            <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
              Or go on with a category
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
              {categories.map((category) => (
                <Chip
                  key={category}
                  clickable
                  component={RouterLink}
                  to={toCategory(category)}
                  label={category}
                />
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </EmptyState>
  );
}
