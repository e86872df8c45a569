import FilledHeartIcon from '@mui/icons-material/FavoriteRounded';
import HeartIcon from '@mui/icons-material/FavoriteBorderRounded';
import { useFavourite } from '@/features/favourites';
import { Button } from '@/ui/Button';

/** Makes the project a favourite on this device, or no longer one. */
export function FavouriteButton({ projectId }: { projectId: number }) {
  const { isFavourite, toggle } = useFavourite(projectId);
  return (
    <Button
      color="inherit"
      variant="outlined"
      size="small"
      aria-pressed={isFavourite}
      startIcon={isFavourite ? <FilledHeartIcon /> : <HeartIcon />}
      onClick={toggle}
    >
      Favourite
    </Button>
  );
}
