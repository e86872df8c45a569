import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';

/** History length when this module loaded: earlier entries and the page itself. */
const lengthAtStart = window.history.length;

/**
 * Returns whether there is an earlier entry, either of the app (counted by the router) or from
 * before it.
 */
function canGoBack(): boolean {
  const state = window.history.state as { idx?: unknown } | null;
  return lengthAtStart > 1 || (typeof state?.idx === 'number' && state.idx > 0);
}

/** Goes back one entry, even out of the app, or home if there is none, as in a new tab. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (canGoBack() ? navigate(-1) : navigate(paths.home));
}
