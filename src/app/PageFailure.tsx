import { EmptyState } from '@/ui/EmptyState';

/** Replaces a page that failed while rendering, and offers to reload. */
export function PageFailure() {
  return (
    <EmptyState
      heading="This page could not be shown"
      text="Something went wrong on our side. Your cart and your purchases are safe."
      action={{ label: 'Reload the page', onClick: () => window.location.reload() }}
    />
  );
}
