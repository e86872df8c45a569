import Button from '@mui/material/Button';
import HeartIcon from '@mui/icons-material/FavoriteRounded';
import ShareIcon from '@mui/icons-material/Link';
import { isAborted } from '@/api/errors';
import { successMessages } from '@/config/messages';
import { useFavourite } from '@/features/favourites';
import { useToast } from '@/features/toasts';
import { copyText } from '@/lib/browser';
import { logFailure } from '@/lib/log';

/** Shares the page through the browser's share sheet, or copies its link without a working one. */
export function ShareButton({ title }: { title: string }) {
  const toast = useToast();

  const share = async () => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Closing the share sheet is not a failure.
        if (isAborted(error)) return;
      }
    }
    try {
      await copyText(url);
      toast.success(successMessages.linkCopied);
    } catch (error) {
      logFailure('Sharing the page', error);
      toast.error(`The link could not be shared. It is ${url}`);
    }
  };

  return (
    <Button variant="text" size="small" startIcon={<ShareIcon />} onClick={() => void share()}>
      Share
    </Button>
  );
}

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
