import { useNavigate } from 'react-router-dom';
import { accountMessages } from '@/config/accountMessages';
import { paths } from '@/config/paths';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { signedOut } from './authSlice';
import { rememberEmail } from './rememberedEmail';

/** Ends the session of a deleted account and forgets its email address on this device. */
export function useAccountEnd() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    // Navigate first, so that a guard does not remember the current page as the one to return to.
    void navigate(paths.home);
    rememberEmail(null);
    dispatch(signedOut());
    toast.success(accountMessages.deleted);
  };
}
