import Skeleton from '@mui/material/Skeleton';
import { useFavouriteIds } from '@/features/favourites';
import { lazyPart } from '@/ui/lazyPart';
import { Panel, PanelNote } from './Panel';

// Few people have favourites.
const FavouriteList = lazyPart(() => import('./FavouriteList'), {
  name: 'the favourites',
  loading: <Skeleton width="100%" height="2.75rem" />,
});

/** The favourite projects of this device. */
export function FavouriteProjects() {
  const ids = useFavouriteIds();
  return (
    <Panel heading="Favourites">
      {ids.length === 0 ? (
        <PanelNote>Mark a project with the heart on its page and find it here again.</PanelNote>
      ) : (
        <FavouriteList ids={ids} />
      )}
    </Panel>
  );
}
