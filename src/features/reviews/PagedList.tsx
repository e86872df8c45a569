import type { ReactElement } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { RetryNotice } from '@/ui/RetryNotice';

/** The request for pages of reviews or questions. */
type PagesQuery = {
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  error?: unknown;
  refetch: () => unknown;
};

type PagedListProps = {
  noun: 'reviews' | 'questions';
  query: PagesQuery;
  /** Reads the next page. */
  onMore: () => void;
  children: readonly ReactElement[];
};

/** What was loaded, with dividers, what failed, and a button for the next page. */
export function PagedList({ noun, query, onMore, children }: PagedListProps) {
  // The list is about to be replaced.
  const isStale = query.isFetching && !query.isFetchingNextPage;
  return (
    <>
      {children.length > 0 && (
        <Box
          component="ul"
          aria-label={noun === 'reviews' ? 'Reviews' : 'Questions'}
          aria-busy={isStale}
          sx={{ display: 'grid', gap: 2.5, opacity: isStale ? 0.6 : 1 }}
        >
          {children.map((child, index) => (
            <li key={child.key}>
              {index > 0 && <Divider sx={{ mb: 2.5 }} />}
              {child}
            </li>
          ))}
        </Box>
      )}
      {Boolean(query.error) && !query.isFetching && (
        <RetryNotice
          text={`The ${noun} could not be loaded.`}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.hasNextPage && (
        <Button
          variant="outlined"
          loading={query.isFetchingNextPage}
          onClick={onMore}
          sx={{ mt: 3 }}
        >
          <span>{`Show more ${noun}`}</span>
        </Button>
      )}
    </>
  );
}
