import { useChangePasswordMutation, useUpdateProfileMutation } from '@/api/accountApi';
import { reportsFailure, messageOf, toRequestFailure } from '@/api/errors';
import { authMessages, successMessages } from '@/config/messages';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/lib/storeHooks';
import { profileUpdated, type ProfileFields } from './authSlice';

/** The messages for the outcomes of an account change. */
type Texts = { success: string; rejected: string };

/**
 * Shows the outcome of a change, with the server's message if it was rejected; returns whether it
 * succeeded.
 */
function useOutcome({ success, rejected }: Texts) {
  const toast = useToast();
  return async (request: Promise<unknown>): Promise<boolean> => {
    try {
      const response = await request;
      if (!reportsFailure(response)) {
        toast.success(success);
        return true;
      }
      toast.error(messageOf(response) ?? rejected);
    } catch (error) {
      const { status, message } = toRequestFailure(error);
      // An ended session redirects to login, so no message is needed.
      if (status !== 401) toast.error(message ?? rejected);
    }
    return false;
  };
}

/**
 * Changes the profile and merges the sent fields into the local user (specification, section 7).
 */
export function useUpdateProfile() {
  const [updateProfile] = useUpdateProfileMutation();
  const dispatch = useAppDispatch();
  const showOutcome = useOutcome({
    success: successMessages.profileUpdated,
    rejected: authMessages.profileFailed,
  });
  return async (fields: ProfileFields): Promise<boolean> => {
    const isChanged = await showOutcome(updateProfile({ profileUpdate: fields }).unwrap());
    if (isChanged) dispatch(profileUpdated(fields));
    return isChanged;
  };
}

/** Changes the password; returns whether it succeeded. */
export function useChangePassword() {
  const [changePassword] = useChangePasswordMutation();
  const showOutcome = useOutcome({
    success: successMessages.passwordChanged,
    rejected: authMessages.passwordFailed,
  });
  return (currentPassword: string, newPassword: string): Promise<boolean> =>
    showOutcome(changePassword({ passwordChange: { currentPassword, newPassword } }).unwrap());
}
