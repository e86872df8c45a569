import { useChangePasswordMutation, useUpdateProfileMutation } from '@/api/accountApi';
import { isAborted, reportsFailure, messageOf, toRequestFailure } from '@/api/errors';
import { authMessages } from '@/config/authMessages';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { profileUpdated, type ProfileFields } from './authSlice';

/** The messages for the outcomes of an account change. */
type Texts = { success: string; rejected: string };

/**
 * Shows the outcome of a change, with the server's message if it was rejected; returns the response, which
 * may be without content, or null after a failure.
 */
function useOutcome({ success, rejected }: Texts) {
  const toast = useToast();
  return async <Response>(request: Promise<Response>): Promise<{ response: Response } | null> => {
    try {
      const response = await request;
      if (!reportsFailure(response)) {
        toast.success(success);
        return { response };
      }
      toast.error(messageOf(response) ?? rejected);
    } catch (error) {
      const { status, message } = toRequestFailure(error);
      // An ended session redirects to login, so no message is needed.
      if (status !== 401 && !isAborted(error)) toast.error(message ?? rejected);
    }
    return null;
  };
}

/** The outcome of a profile update. */
export type ProfileOutcome = {
  isChanged: boolean;
  /** The new address, if it must be confirmed before it replaces the old one. */
  pendingEmail: string | null;
};

/**
 * Updates the profile and merges the sent fields into the local user (specification, section 7),
 * except an address that must be confirmed first.
 */
export function useUpdateProfile() {
  const [updateProfile] = useUpdateProfileMutation();
  const dispatch = useAppDispatch();
  const showOutcome = useOutcome({
    success: authMessages.profileUpdated,
    rejected: authMessages.profileFailed,
  });
  return async (fields: ProfileFields, email: string): Promise<ProfileOutcome> => {
    const outcome = await showOutcome(updateProfile({ profileUpdate: fields }).unwrap());
    if (outcome === null) return { isChanged: false, pendingEmail: null };
    const pending: unknown = outcome.response?.pending_email;
    const pendingEmail = typeof pending === 'string' ? pending : null;
    dispatch(profileUpdated(pendingEmail === null ? fields : { ...fields, email }));
    return { isChanged: true, pendingEmail };
  };
}

/** Changes the password; returns whether it succeeded. */
export function useChangePassword() {
  const [changePassword] = useChangePasswordMutation();
  const showOutcome = useOutcome({
    success: authMessages.passwordChanged,
    rejected: authMessages.passwordFailed,
  });
  return async (currentPassword: string, newPassword: string): Promise<boolean> => {
    const passwordChange = { currentPassword, newPassword };
    return (await showOutcome(changePassword({ passwordChange }).unwrap())) !== null;
  };
}
