import { lazy, Suspense } from 'react';
import type { SearchAssistantProps } from '@/ui/SearchBox';

// Without its code only the suggestions are missing.
const SuggestionList = lazy(() =>
  import('./search/SuggestionList').catch(() => ({ default: () => <></> })),
);

/** Suggests projects and categories while a search is typed; loaded with the first letter. */
export function SearchSuggestions(props: SearchAssistantProps) {
  return (
    <Suspense fallback={null}>
      <SuggestionList {...props} />
    </Suspense>
  );
}
