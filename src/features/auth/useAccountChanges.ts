import { useChangePasswordMutation, useUpdateProfileMutation } from '@/api/accountApi';
import { isRefusal, messageOf, toRequestFailure } from '@/api/errors';
import { authMessages, successMessages } from '@/config/messages';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/lib/storeHooks';
import { profileUpdated, type ProfileFields } from './authSlice';

/** The messages for the outcomes of an account change. */
type Texts = { success: string; refused: string };

/**
 * Shows the outcome of a change, with the server's message when it refused; returns whether it
 * succeeded.
 */
function useOutcome({ success, refused }: Texts) {
  const toast = useToast();
  return async (request: Promise<unknown>): Promise<boolean> => {
    try {
      const answer = await request;
      if (!isRefusal(answer)) {
        toast.success(success);
        return true;
      }
      toast.error(messageOf(answer) ?? refused);
    } catch (error) {
      const { status, message } = toRequestFailure(error);
      // The end of the session leads to the login page, which is enough of a notice.
      if (status !== 401) toast.error(message ?? refused);
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
  const tell = useOutcome({
    success: successMessages.profileUpdated,
    refused: authMessages.profileRefused,
  });
  return async (fields: ProfileFields): Promise<boolean> => {
    const isChanged = await tell(updateProfile({ profileUpdate: fields }).unwrap());
    if (isChanged) dispatch(profileUpdated(fields));
    return isChanged;
  };
}

/** Changes the password; returns whether it succeeded. */
export function useChangePassword() {
  const [changePassword] = useChangePasswordMutation();
  const tell = useOutcome({
    success: successMessages.passwordChanged,
    refused: authMessages.passwordRefused,
  });
  return (currentPassword: string, newPassword: string): Promise<boolean> =>
    tell(changePassword({ passwordChange: { currentPassword, newPassword } }).unwrap());
}
