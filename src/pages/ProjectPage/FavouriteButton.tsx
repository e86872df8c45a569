import Button from '@mui/material/Button';
import HeartIcon from '@mui/icons-material/FavoriteRounded';
import { useFavourite } from '@/features/favourites';

const outlined = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };

/** Toggles the project as a favourite on this device. */
export function FavouriteButton({ projectId }: { projectId: number }) {
  const { isFavourite, toggle } = useFavourite(projectId);
  return (
    <Button
      variant="text"
      size="small"
      aria-pressed={isFavourite}
      startIcon={<HeartIcon sx={isFavourite ? null : outlined} />}
      onClick={toggle}
    >
      Favourite
    </Button>
  );
}
