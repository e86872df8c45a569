import Button from '@mui/material/Button';
import ShareIcon from '@mui/icons-material/Link';
import { successMessages } from '@/config/messages';
import { useToast } from '@/features/toasts';
import { copyText } from '@/lib/copyText';
import { logFailure } from '@/lib/log';

/** Shares the page through the browser's share sheet, or copies its link without one. */
export function ShareButton({ title }: { title: string }) {
  const toast = useToast();

  const share = async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await copyText(url);
      toast.success(successMessages.linkCopied);
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
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
