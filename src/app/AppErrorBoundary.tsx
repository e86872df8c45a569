import { Component, type ErrorInfo, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { logFailure } from '@/lib/log';
import { EmptyState } from '@/ui/EmptyState';

/** Catches errors while rendering a page and offers to reload. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logFailure(`Rendering${componentStack ?? ''}`, error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        heading="This page could not be shown"
        text="Something went wrong on our side. Your cart and your purchases are safe."
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      />
    );
  }
}
