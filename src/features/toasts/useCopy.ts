import { copyText } from '@/lib/browser';
import { logFailure } from '@/lib/log';
import { useToast } from './useToast';

/**
 * Returns a function that copies a text and says so; where the browser does not allow it, the text is
 * shown. `copied` and `notCopied` are sentences; the text follows the second one.
 */
export function useCopy() {
  const toast = useToast();
  return async (text: string, copied: string, notCopied: string): Promise<void> => {
    try {
      await copyText(text);
      toast.success(copied);
    } catch (error) {
      logFailure('Copying a text', error);
      toast.error(`${notCopied} It is ${text}`);
    }
  };
}
