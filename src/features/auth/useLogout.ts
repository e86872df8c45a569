import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { signedOut } from './authSlice';
import { sessionMessages } from './listeners';

/** Returns a function that ends the session, returns to the home page and shows a message. */
export function useLogout(message: string = sessionMessages.loggedOut) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    // Navigate first, so that a guard does not remember the current page as the one to return to.
    void navigate(paths.home);
    dispatch(signedOut());
    toast.success(message);
  };
}
