import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { chatSubjects, ideaSearch, preparedMessages } from '@/config/content/preparedMessages';
import { paths } from '@/config/paths';
import { useAuth } from '@/features/auth';
import { useOpenChatWith } from '@/features/chat';
import { EmptyState } from '@/ui/EmptyState';
import { lazyPart } from '@/ui/lazyPart';
import { nearestCategories } from './nearestCategories';

const MOST_CATEGORIES = 8;
const MOST_NEAREST = 3;

// Loaded where nothing was found: ideas are many.
const MatchingIdeas = lazyPart(() => import('./MatchingIdeas'), {
  name: 'ideas that match',
  loading: null,
  fallback: () => null,
});

type NoProjectsProps = {
  /** How the search was understood. */
  notes: ReactNode;
  /** The search without results; may be empty. */
  search: string;
  /** The category that the list is of, if the shop does not know it. */
  unknownCategory: string | undefined;
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

/** Asks the shop about a search: in the chat or, for guests, in one of the ways of the contact page. */
function AskUs({ search }: { search: string }) {
  const { isAuthenticated } = useAuth();
  const openChat = useOpenChatWith('support');
  const ask = () => openChat(preparedMessages.search(search), chatSubjects.search(search));
  return (
    <Button variant="outlined" {...(isAuthenticated ? { onClick: ask } : { href: paths.contact })}>
      Ask us
    </Button>
  );
}

/** Reports that nothing was found, and offers other spellings, categories, ideas and a question. */
export function NoProjects({
  notes,
  search,
  unknownCategory,
  isWholeList,
  isLoading,
  onClear,
}: NoProjectsProps) {
  const { currentData } = useCategoriesQuery();
  const all = currentData?.categories ?? [];
  const nearest = nearestCategories(all, unknownCategory ?? search).slice(0, MOST_NEAREST);
  const isNearest = search !== '' || nearest.length > 0;
  const categories = isNearest ? nearest : all.slice(0, MOST_CATEGORIES);
  const text = unknownCategory
    ? `The shop has no projects in a category named “${unknownCategory}”.`
    : NOTHING_FOUND;
  return (
    <EmptyState heading="No Projects Found" text={isWholeList ? NOTHING_FOR_SALE : text}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3 }}>
        {notes}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {isWholeList && (
            <Button variant="contained" href={paths.contact}>
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
          {search && <AskUs search={search} />}
        </Box>
        {categories.length > 0 && (
          <Box component="nav" aria-label="Categories" sx={{ maxWidth: 620 }}>
            <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
              {isNearest ? 'The nearest categories' : 'Or go on with a category'}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
              {categories.map((category) => (
                <Chip
                  key={category}
                  clickable
                  component={RouterLink}
                  to={paths.projectCategory(category)}
                  label={category}
                />
              ))}
            </Box>
          </Box>
        )}
        {search && <MatchingIdeas search={search} />}
        {search && (
          <Link href={ideaSearch(search)} sx={{ fontWeight: 650 }}>
            {`Look for ${search} among the project ideas`}
          </Link>
        )}
      </Box>
    </EmptyState>
  );
}
