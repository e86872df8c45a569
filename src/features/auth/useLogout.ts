import { useNavigate } from 'react-router-dom';
import { successMessages } from '@/config/messages';
import { paths } from '@/config/paths';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { signedOut } from './authSlice';

/** Ends the session and returns to the home page. */
export function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    // Navigate first, so that a guard does not remember the current page as the one to return to.
    void navigate(paths.home);
    dispatch(signedOut());
    toast.success(successMessages.logout);
  };
}
