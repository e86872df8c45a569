import { useNavigate } from 'react-router-dom';
import {
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} from '@/api/accountServicesApi';
import { isAborted, messageOf, reportsFailure, toRequestFailure } from '@/api/errors';
import { isNotOffered } from '@/api/extensions';
import { accountMessages } from '@/config/accountMessages';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { signedOut } from './authSlice';
import { useAuth } from './useAuth';

const GONE = 410;

/** Returns the message for a failed request; null if the shop itself aborted it. */
function sentenceOf(error: unknown, otherwise: string): string | null {
  if (isAborted(error)) return null;
  const failure = toRequestFailure(error);
  return isNotOffered(failure)
    ? `${accountMessages.notOffered} ${site.contactEmail}.`
    : (failure.message ?? otherwise);
}

/** Requests a password reset link; shows a failure and returns whether it succeeded. */
export function useRequestResetLink() {
  const [request] = useRequestPasswordResetMutation();
  const toast = useToast();
  return async (email: string): Promise<boolean> => {
    const response = await request({ passwordResetRequest: { email } });
    if (response.error !== undefined) {
      const sentence = sentenceOf(response.error, accountMessages.linkRequestFailed);
      if (sentence !== null) toast.error(sentence);
    } else if (reportsFailure(response.data)) {
      toast.error(messageOf(response.data) ?? accountMessages.linkRequestFailed);
    } else {
      return true;
    }
    return false;
  };
}

/**
 * Sets a new password with the token from a mailed link. Success ends all sessions and navigates to
 * the login; returns false if the token is invalid.
 */
export function useResetPassword() {
  const [reset] = useResetPasswordMutation();
  const { isAuthenticated } = useAuth();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  return async (token: string, newPassword: string): Promise<boolean> => {
    const response = await reset({ passwordReset: { token, newPassword } });
    if (toRequestFailure(response.error).status === GONE) return false;
    if (response.error !== undefined) {
      const sentence = sentenceOf(response.error, accountMessages.resetFailed);
      if (sentence !== null) toast.error(sentence);
    } else if (reportsFailure(response.data)) {
      toast.error(messageOf(response.data) ?? accountMessages.resetFailed);
    } else {
      if (isAuthenticated) dispatch(signedOut());
      toast.success(accountMessages.resetDone);
      void navigate(paths.login, { replace: true });
    }
    return true;
  };
}
