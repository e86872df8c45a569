import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';

/** The browser's history when this code was loaded: what came before the page and the page itself. */
const lengthAtStart = window.history.length;

/** Whether there is an entry before this one: one of the app, by the router's count, or an older one. */
function canGoBack(): boolean {
  const state = window.history.state as { idx?: unknown } | null;
  return lengthAtStart > 1 || (typeof state?.idx === 'number' && state.idx > 0);
}

/** Goes one step back, also out of the app; home when there is nothing to go back to, as in a new tab. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (canGoBack() ? navigate(-1) : navigate(paths.home));
}
