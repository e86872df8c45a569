import { Suspense } from 'react';
import { lazyOptional } from '@/ui/lazyPart';
import type { SearchAssistantProps } from '@/ui/SearchBox';

const SuggestionList = lazyOptional(() => import('./search/SuggestionList'));

/** Suggests projects and categories during typing; loaded with the first letter. */
export function SearchSuggestions(props: SearchAssistantProps) {
  return (
    <Suspense fallback={null}>
      <SuggestionList {...props} />
    </Suspense>
  );
}
