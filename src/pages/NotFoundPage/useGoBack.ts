import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';

/** Whether the entry before this one in the browser's history is the app's own, by the router's count. */
function cameFromApp(): boolean {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' && state.idx > 0;
}

/** Goes one step back; home when that would leave the app, as after following a stale link into it. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (cameFromApp() ? navigate(-1) : navigate(paths.home));
}
