import { failureOf, isAborted } from '@/api/errors';
import { useToast } from '@/features/toasts';
import { useAuth } from './useAuth';

/** The messages for the outcomes of a request. */
type Texts = {
  success?: string;
  /** Shown unless the server explains why it refused the request. */
  rejected: string;
  /** Shown instead when there was no usable response. */
  unreachable?: string;
};

/** What a mutation hook resolves to. */
type Outcome = { data?: unknown; error?: unknown };

/**
 * Returns a function that shows the outcome of a form's request and returns whether it succeeded. Success
 * is a toast; a failure is handed to Formik's `setStatus`, which `FormFrame` shows in the form.
 */
export function useOutcome() {
  const toast = useToast();
  const { isAuthenticated } = useAuth();
  return <Response extends Outcome>(
    response: Response,
    { success, rejected, unreachable = rejected }: Texts,
    setFailure: (text: string | undefined) => void,
  ): response is Response & { error?: undefined } => {
    const failure = failureOf(response);
    setFailure(undefined);
    if (failure === null) {
      if (success !== undefined) toast.success(success);
      return true;
    }
    const { status, message } = failure;
    // An ended session redirects to login, so no message is needed.
    const isEnded = isAborted(response.error) || (status === 401 && isAuthenticated);
    if (!isEnded) setFailure(status === null ? unreachable : (message ?? rejected));
    return false;
  };
}
