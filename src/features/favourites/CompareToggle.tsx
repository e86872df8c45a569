import CompareIcon from '@mui/icons-material/CompareArrowsRounded';
import ToggleButton from '@mui/material/ToggleButton';
import { MOST_COMPARED } from '@/config/constants';
import { useFavourite, useFavouriteIds } from './favouritesSlice';

type CompareToggleProps = { id: number; title: string };

/** Chooses a project for the comparison; stands over the corner of its card. */
export function CompareToggle({ id, title }: CompareToggleProps) {
  const { isFavourite: isChosen, toggle } = useFavourite(id, 'compared');
  const isFull = useFavouriteIds('compared').length >= MOST_COMPARED;
  return (
    <ToggleButton
      value={id}
      size="corner"
      color="primary"
      selected={isChosen}
      aria-label={`Compare ${title}`}
      title="Compare"
      // The bar says that no more can be compared.
      disabled={isFull && !isChosen}
      onChange={toggle}
    >
      <CompareIcon fontSize="inherit" />
    </ToggleButton>
  );
}
