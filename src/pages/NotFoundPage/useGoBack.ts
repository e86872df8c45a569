import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';

/** History length when this module loaded: earlier entries and the page itself. */
const lengthAtStart = window.history.length;

/**
 * Returns whether the app has an entry before the current one. Where the browser does not tell, the
 * router's key of its first entry is the best guess; it is wrong after a redirect from that entry.
 */
function hasEarlierEntry(key: string): boolean {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  return navigation?.canGoBack ?? key !== 'default';
}

/** Goes back one entry, even out of the app, or home if there is none, as in a new tab. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () =>
    void (lengthAtStart > 1 || hasEarlierEntry(key) ? navigate(-1) : navigate(paths.home));
}
