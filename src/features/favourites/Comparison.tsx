import { lazyPart } from '@/ui/lazyPart';
import { useFavouriteIds } from './favouritesSlice';

const CompareBar = lazyPart(() => import('./CompareBar'), {
  name: 'the comparison',
  loading: null,
});

/** The bar of the comparison while projects are chosen for it. */
export function Comparison() {
  return useFavouriteIds('compared').length > 0 && <CompareBar />;
}
