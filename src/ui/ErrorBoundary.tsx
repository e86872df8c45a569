import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '@/lib/log';

type ErrorBoundaryProps = {
  /** What is being rendered, for the log. */
  name: string;
  /** Replaces the children after an error; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  /** Called before the children are rendered again. */
  onRetry?: () => void;
  /** Renders the children again when it changes. */
  resetKey?: string;
  children: ReactNode;
};

/** Catches errors while rendering its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logFailure(`Rendering ${this.props.name}${componentStack ?? ''}`, error);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (resetKey !== this.props.resetKey) this.retry();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }

  private readonly retry = () => {
    if (!this.state.hasFailed) return;
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };
}
