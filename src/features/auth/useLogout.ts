import { useNavigate } from 'react-router-dom';
import { successMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/lib/storeHooks';
import { signedOut } from './authSlice';

/** Ends the session and returns to the home page. */
export function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    // Leave first: a guard must not take a page that is being left for one to come back to.
    void navigate(paths.home);
    dispatch(signedOut());
    toast.success(successMessages.logout);
  };
}
