import ShareIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import { isAborted } from '@/api/errors';
import { successMessages } from '@/config/messages';
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
